import { svelteTesting } from "@testing-library/svelte/vite";
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import base from "./vite.config.ts";

export default mergeConfig(
  base,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: "happy-dom",
      include: ["src/**/*.test.ts"],
      setupFiles: ["src/locale/english.ts"],
      // A busy machine is no failure.
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }),
);
