import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/**
 * The libraries that every page needs, in one file: it stays in the browser's cache over versions of ours, and packs
 * better than several. What only some pages need is named as an exception, and stays with them.
 */
const libraries = { name: "libraries", test: /node_modules\/(?!partysocket\/|zod\/)/ };

/** The site in dist/client and the Worker in dist/edge; `npm run dev` serves both from their sources. */
export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    cloudflare({
      viteEnvironment: { name: "edge" },
      // What scripts/dev.ts started; a built Worker gets these from whoever runs it.
      ...(command === "serve" && {
        config: { vars: { LIBSQL_URL: process.env.LIBSQL_URL ?? "" } },
        persistState: { path: `${process.env.DATA_DIR ?? ".data"}/rooms` },
      }),
    }),
  ],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [libraries] } } } } },
  },
}));
