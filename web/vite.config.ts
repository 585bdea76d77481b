import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Writes offline.js, which keeps every file of the page in the browser, and a packed copy of each. */
function offlineAndPacked(): Plugin {
  return {
    name: "howdah-offline-and-packed",
    apply: "build",
    enforce: "post",
    generateBundle: {
      // After the bundler's own last touch to the parts that are loaded on demand.
      order: "post",
      async handler(_options, bundle) {
        const { readFileSync } = await import("node:fs");
        const template = readFileSync(here("src/offline.js"), "utf8");
        const files = Object.keys(bundle).map((name) => (name === "index.html" ? "/" : `/${name}`));
        const source = template
          .replace('"FILES"', JSON.stringify([...files, "/icon.svg", "/manifest.webmanifest"]))
          .replace("VERSION", Object.keys(bundle).join(" "));
        this.emitFile({ type: "asset", fileName: "offline.js", source });
        for (const [name, file] of Object.entries(bundle)) {
          const bytes = file.type === "chunk" ? file.code : file.source;
          this.emitFile({ type: "asset", fileName: `${name}.gz`, source: gzipSync(bytes, { level: 9 }) });
        }
      },
    },
  };
}

/** The typeface comes with its licence. */
function fontLicence(): Plugin {
  return {
    name: "howdah-font-licence",
    apply: "build",
    async generateBundle() {
      const { readFileSync } = await import("node:fs");
      const source = readFileSync(here("node_modules/@fontsource/alegreya/LICENSE"), "utf8");
      this.emitFile({ type: "asset", fileName: "alegreya-licence.txt", source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), fontLicence(), offlineAndPacked()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: "es" },
  server: { fs: { allow: [here(".."), here("node_modules")] } },
  test: {
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    environment: "node",
    testTimeout: 60_000, // every step of a rule book asks for hundreds of views, and a machine may be busy
  },
});
