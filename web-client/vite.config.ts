import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { precompress } from "./vite/compression.ts";
import { isCatalogue, messages } from "./vite/messages.ts";

// `npm run dev` redraws the pages at every edit; a server that runs here answers their requests.
const server = process.env["TAMAYA_SERVER"] ?? "http://127.0.0.1:8025";
const proxy = { target: server, changeOrigin: true, headers: { origin: server } };

export default defineConfig({
  // The server may be reached under a path; it writes that path into the page.
  base: "./",
  plugins: [svelte(), messages(), precompress()],
  build: {
    outDir: "../src/tamaya/web/client",
    emptyOutDir: true,
    target: "es2022",
    // The server's policy allows no inline script, style or font, and nothing from other sites.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) =>
          isCatalogue(facadeModuleId)
            ? "assets/messages-[name]-[hash].js"
            : "assets/[name]-[hash].js",
        // Code that many pages share is one file: small files compress badly and cost requests.
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
