import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { precompress } from "./vite/compression.ts";
import { isCatalogue, messages } from "./vite/messages.ts";

// `npm run dev` draws the pages anew at every edit; a house that is open here answers for them.
const server = process.env["TAMAYA_SERVER"] ?? "http://127.0.0.1:8025";
const proxy = { target: server, changeOrigin: true, headers: { origin: server } };

export default defineConfig({
  plugins: [svelte(), messages(), precompress()],
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
          isCatalogue(facadeModuleId)
            ? "assets/messages-[name]-[hash].js"
            : "assets/[name]-[hash].js",
        // What many pages share comes in one piece: small pieces compress badly, and each is asked for.
        codeSplitting: { groups: [{ name: "shared", minShareCount: 5 }] },
      },
    },
  },
  server: {
    proxy: {
      "/api": proxy,
      "/wire": { ...proxy, ws: true },
    },
  },
});
