import { svelteTesting } from "@testing-library/svelte/vite";
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";

import built from "./vite.config.ts";

export default mergeConfig(
  built,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: "happy-dom",
      include: ["{src,test,vite}/**/*.test.ts"],
      // Tests use the real messages and no network.
      restoreMocks: true,
    },
  }),
);
