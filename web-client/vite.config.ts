import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { precompressed } from "./vite/precompressed.ts";
import { areWords, words } from "./vite/words.ts";

// `npm run dev` draws the pages anew at every edit; a house that is open here answers for them.
const house = process.env["TAMAYA_HOUSE"] ?? "http://127.0.0.1:8025";
const toTheHouse = { target: house, changeOrigin: true, headers: { origin: house } };

export default defineConfig({
  plugins: [svelte(), words(), precompressed()],
  build: {
    outDir: "../src/tamaya/web/client",
    emptyOutDir: true,
    target: "es2022",
    // The house allows no inline script, style or font, and all that is asked for is its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) =>
          areWords(facadeModuleId) ? "assets/words-[name]-[hash].js" : "assets/[name]-[hash].js",
        // What many pages share comes in one piece: small pieces compress badly, and each is asked for.
        codeSplitting: { groups: [{ name: "house", minShareCount: 5 }] },
      },
    },
  },
  server: {
    proxy: {
      "/api": toTheHouse,
      "/wire": { ...toTheHouse, ws: true },
    },
  },
});
