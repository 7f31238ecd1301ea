import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The site in dist/client and the Worker in dist/edge; `npm run dev` serves both from their sources. */
export default defineConfig(({ command }) => ({
  // What the client is made of comes with its licences.
  environments: { client: { build: { license: { fileName: "licences.txt" } } } },
  plugins: [
    react(),
    cloudflare({
      viteEnvironment: { name: "edge" },
      // What scripts/dev.ts started; a built Worker gets these from whoever runs it.
      ...(command === "serve" && {
        config: { vars: { LIBSQL_URL: process.env.LIBSQL_URL ?? "", KEEP_MAILS: "yes" } },
        persistState: { path: `${process.env.DATA_DIR ?? ".data"}/rooms` },
      }),
    }),
  ],
}));
