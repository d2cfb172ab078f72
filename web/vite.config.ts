// vite.config.ts - how the browser table is built; the engines come from build/wasm.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";

export default defineConfig({
  base: "./",
  plugins: [
    svelte(),
    VitePWA({
      registerType: "autoUpdate",
      injectRegister: "script",
      includeAssets: ["icon.svg", "apple-touch-icon.png"],
      manifest: {
        id: "./",
        name: "Ochre: four prehistoric games",
        short_name: "Ochre",
        description: "Four prehistoric board games at one table, with bots, offline.",
        lang: "en",
        start_url: "./",
        scope: "./",
        display: "standalone",
        background_color: "#eee2cb",
        theme_color: "#eee2cb",
        categories: ["games"],
        icons: [
          { src: "icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
          { src: "icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
          { src: "icon-maskable-192.png", sizes: "192x192", type: "image/png", purpose: "maskable" },
          { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
          { src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
        ],
      },
      workbox: {
        globPatterns: ["**/*.{html,js,css,wasm,svg,woff2,json}"],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
    }),
  ],
  build: { target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 400 },
  worker: { format: "es" },
  server: { fs: { allow: [".."] } },
});
