import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default defineConfig([
  // Generated from the server's types.
  globalIgnores(["src/wire/types.ts"]),
  js.configs.recommended,
  {
    files: ["**/*.{ts,svelte}"],
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },
  // After the TypeScript rules, whose parser would read components as plain scripts.
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // The server's policy allows no inline style; `style:` directives go through the object model.
      "svelte/no-inline-styles": "error",
      // Collections that are never drawn need not be reactive.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // To the linter every component is `any`; svelte-check knows its types.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: ["public/*.js"],
    languageOptions: { globals: globals.serviceworker },
  },
  {
    files: ["vite/**", "*.config.{ts,js}"],
    languageOptions: { globals: globals.node },
  },
]);
