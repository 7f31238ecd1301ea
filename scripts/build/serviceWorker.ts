import { createHash } from "node:crypto";
import { appendFileSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, PluginOption } from "vite";
import { type VitePluginPWAAPI, VitePWA } from "vite-plugin-pwa";
import { fileOf, pathIn } from "#schema/addresses.ts";
import { shellPage } from "#schema/serviceWorker.ts";
import { locales } from "#schema/settings.ts";

const folder = "web/serviceWorker";
const client = "dist/client";

/** What a browser keeps that keeps the site: everything that a page without a network may load. */
const keptFiles = ["assets/**/*.{js,css,json,tac}", "look.js", "icon.svg"];

/** The licences of what the service worker is made of, until they stand among those of the pages. */
const ownLicences = "licences.sw.txt";

/** Compiles the service worker and writes the list of kept files into it. */
const pwa = VitePWA({
  strategies: "injectManifest",
  srcDir: folder,
  filename: "sw.ts",
  outDir: client,
  // Pages register it themselves, and the manifests are files of public/.
  injectRegister: false,
  manifest: false,
  injectManifest: {
    globPatterns: keptFiles,
    rollupFormat: "iife",
    // An operator may want none kept (docs/operations.md): then there is no place for the list.
    injectionPoint: process.env.VITE_KEEPS_SITE === "no" ? undefined : "self.__WB_MANIFEST",
  },
  integration: {
    configureCustomSWViteBuild: (config) => {
      config.build = { ...config.build, license: { fileName: ownLicences } };
    },
  },
});

/**
 * The plugin's own step for this would run at the end of each part of the build, before any page is rendered. So it is left
 * out, and its API asked instead, as frameworks that render pages do.
 */
const withoutItsBuild = (pwa as Plugin[]).filter(({ name }) => name !== "vite-plugin-pwa:build");

/** Browsers ask for the service worker at /sw.js for good, and at no other address may it act for the whole site. */
export const serviceWorker: PluginOption = [
  ...withoutItsBuild,
  {
    name: "service-worker",
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (request.url?.split("?")[0] === "/sw.js") request.url = `/${folder}/sw.ts`;
        next();
      });
    },
  },
];

/** The last step of the build: the service worker keeps the files of all others. */
export async function buildServiceWorker(root: string): Promise<void> {
  const { api } = (pwa as Plugin[]).find(
    ({ name }) => name === "vite-plugin-pwa",
  ) as Plugin<VitePluginPWAAPI>;
  api?.extendManifestEntries(() => locales.map((locale) => shellIn(locale, root)));
  await api?.generateSW();
  addLicences(join(root, client));
}

/** Each package follows a heading of its own. */
function addLicences(folder: string): void {
  const own = join(folder, ownLicences);
  const text = readFileSync(own, "utf8");
  appendFileSync(join(folder, "licences.txt"), text.slice(text.indexOf("\n## ")));
  rmSync(own);
}

/** The page that is shown while any other is loading, at the address where the Worker serves it. */
function shellIn(locale: (typeof locales)[number], root: string) {
  const file = readFileSync(join(root, client, fileOf(locale, "loading")));
  return {
    url: pathIn(locale, shellPage),
    revision: createHash("sha256").update(file).digest("hex").slice(0, 16),
  };
}
