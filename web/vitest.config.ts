// vitest.config.ts - unit tests: components in a simulated page, the engine in node.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  server: { fs: { allow: [".."] } },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    testTimeout: 240_000, // a busy machine is slow, not wrong
    hookTimeout: 120_000,
  },
});
