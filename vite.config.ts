import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { prerender } from "./scripts/build/prerender.ts";
import { serviceWorker } from "./scripts/build/serviceWorker.ts";
import { texts } from "./scripts/build/texts.ts";

/** What every page begins with, in one file: in many small ones it packs worse by 11 kB. */
const frame = {
  name: "frame",
  priority: 1,
  tags: ["$initial" as const],
};

/** What Emotion imports for a part of it that Chakra does not use. Their packages don't say that loading them does nothing. */
const unused = /\/node_modules\/(hoist-non-react-statics|react-is)\//;

/** The numbers of schema/limits.ts go where they are used, in place of a list that every page and the Worker would load. */
const optimization = { inlineConst: { mode: "all", pass: 3 } } as const;

/** Stacks name functions and classes as the sources do. */
const keepNames = { function: true, class: true };

/** The site in dist/client and the Worker in dist/edge; `npm run dev` serves both from their sources. */
export default defineConfig(({ command }) => ({
  environments: {
    // Without comments and indentation, which are most of what a library like stripe weighs here, and in short forms. Stacks
    // still name functions and classes.
    edge: {
      build: {
        rolldownOptions: {
          optimization,
          output: { minify: { compress: { keepNames }, mangle: { keepNames }, codegen: true } },
        },
      },
    },
    client: {
      build: {
        // What the client is made of comes with its licences.
        license: { fileName: "licences.txt" },
        // Browsers that lack it are older than all that the site runs in.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          treeshake: { moduleSideEffects: [{ test: unused, sideEffects: false }] },
          optimization,
          output: {
            codeSplitting: { groups: [frame] },
            // Every visitor loads the list of all files. What pages share would only make it longer by its names.
            chunkFileNames: ({ isDynamicEntry }: { isDynamicEntry: boolean }) =>
              isDynamicEntry ? "assets/[name]-[hash].js" : "assets/[hash].js",
          },
        },
      },
    },
  },
  // A thread of its own loads as the page does, not as scripts did once.
  worker: { format: "es" },
  plugins: [
    react(),
    serviceWorker,
    texts,
    prerender,
    cloudflare({
      viteEnvironment: { name: "edge" },
      // What scripts/dev.ts started; a built Worker gets these from whoever runs it.
      ...(command === "serve" && {
        config: {
          vars: {
            LIBSQL_URL: process.env.LIBSQL_URL ?? "",
            LIBSQL_AUTH_TOKEN: process.env.LIBSQL_AUTH_TOKEN ?? "",
            LIBSQL_SYNC_URL: process.env.LIBSQL_SYNC_URL ?? "",
            VAPID_PRIVATE_KEY: process.env.VAPID_PRIVATE_KEY ?? "",
            ADDRESS_SECRET: process.env.ADDRESS_SECRET ?? "",
            OPERATOR_TOKEN: process.env.OPERATOR_TOKEN ?? "",
            PUSH_SERVICES: process.env.PUSH_SERVICES ?? "",
            STRIPE_SECRET_KEY: process.env.STRIPE_SECRET_KEY ?? "",
            STRIPE_WEBHOOK_SECRET: process.env.STRIPE_WEBHOOK_SECRET ?? "",
            STRIPE_API_URL: process.env.STRIPE_API_URL ?? "",
            KEEP_MAILS: "yes",
            ADDRESS_HEADER: "",
          },
        },
        persistState: { path: `${process.env.DATA_DIR ?? ".data"}/rooms` },
      }),
    }),
  ],
}));
