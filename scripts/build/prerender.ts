import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const environment = "prerender";

/**
 * For vite.config.ts: after everything else is built, renders the pages that are the same for everybody, and the
 * initial state of the others. They replace index.html; edge/pages.ts decides which of them an address gets.
 */
export const prerender: Plugin = {
  name: "prerender",
  apply: "build",
  config: () => ({
    environments: {
      [environment]: {
        consumer: "server" as const,
        build: {
          outDir: "dist/prerender",
          copyPublicDir: false,
          rolldownOptions: { input: { render: "web/prerender/render.tsx" } },
        },
      },
    },
  }),
  buildApp: {
    order: "post",
    async handler({ build, environments, config }) {
      await build(environments[environment]);
      const [client, rendering] = ["client", environment].map((name) =>
        join(config.root, environments[name].config.build.outDir),
      );
      const { renderPages } = await import(pathToFileURL(join(rendering, "render.js")).href);
      const template = join(client, "index.html");
      const files: Map<string, string> = await renderPages(readFileSync(template, "utf8"));
      for (const [name, document] of files) {
        mkdirSync(dirname(join(client, name)), { recursive: true });
        writeFileSync(join(client, name), document);
      }
      for (const left of [template, rendering]) rmSync(left, { recursive: true });
    },
  },
};
