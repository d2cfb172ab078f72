// vitest.browser.ts - the whole page in Debian's Chromium: built, served, played. What is timed runs alone, at the end.
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const LONGEST = ["keyboard", "axe", "mouse"]; // begin first, so that two browsers end together

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONGEST.findIndex((name) => moduleId.includes(`/${name}.test`));
      return found < 0 ? LONGEST.length : found;
    };
    return [...files].sort((a, b) => place(a) - place(b));
  }
}

const common = {
  globalSetup: ["tests/browser/serve.ts"],
  testTimeout: 900_000,
  hookTimeout: 120_000,
  retry: 0, // a test that fails now and then has a cause
};
const TIMED = "tests/browser/speed.test.ts";

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...common,
          name: "page",
          include: ["tests/browser/**/*.test.ts"],
          exclude: [TIMED],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      { test: { ...common, name: "speed", include: [TIMED], maxWorkers: 1, sequence: { groupOrder: 1 } } },
    ],
  },
});
