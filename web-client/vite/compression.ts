// Every built text file lies beside its compressed versions, so that the server compresses nothing.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import type { Plugin } from "vite";

const TEXTS = /\.(js|css|svg|webmanifest)$/;

/** A file that fits into one packet is not worth compressing. */
const WORTHWHILE = 1000;

export function precompress(): Plugin {
  let folder = "";
  return {
    name: "tamaya-precompress",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    writeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        if (TEXTS.test(name)) compress(join(folder, name));
      }
    },
  };
}

function compress(file: string): void {
  const plain = readFileSync(file);
  if (plain.length < WORTHWHILE) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  writeFileSync(`${file}.br`, brotliCompressSync(plain, { params }));
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
}
