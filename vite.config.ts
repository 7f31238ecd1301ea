import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** Where the service worker is written; it shares nothing with pages, since it must be one file. */
const serviceWorkerSource = "web/serviceWorker/serviceWorker.ts";

/** Everything that every page begins with, in one file: in many small ones it packs worse by 11 kB. */
const frame = { name: "frame", tags: ["$initial" as const], test: /^(?!.*\/web\/serviceWorker\/)/ };

/** What connects every page with its rooms, and the small things that most pages share. */
const live = {
  name: "live",
  test: /\/partysocket\/|\/(web|schema)\/(net\/(room|lobby)\/.*|net\/(user\/own|otherSession|ongoingGame)|app\/live\/Live|ui\/(Notice|usePlayerName|form\/(boxed|Select))|text|protocol\/(close|envelope|table|lobby|gameID|seats|waitingGame|ballColor))\.tsx?$/,
};

/** What a game is played by, bots among it; records and statistics are not needed for that. */
const rules = {
  name: "rules",
  test: /\/rules\/(bots\/(learned\/)?\w+|balls|bits|board|card|cards|chance|deal|engel|hands|legal|listing|move|moving|place|play|preview|seven|state|table|variant|view|whose|winning)\.ts$/,
};

/** Who waits and who plays, with the small things that a waiting room shows too. */
const waiting = {
  name: "waiting",
  test: /\/web\/(features\/waiting\/(Lobby|Connections|FilterBar|filters|WaitingRooms|WaitingTile|RoomTraits|Empty|tables|useWaitingPaths|waitingID)|features\/games\/\w+|ui\/(useMinutes|timeAgo))\.tsx?$/,
};

/** A table to look at: board, motion, the cards on the pile, and the players round it. What it takes to play is the game's. */
const table = {
  name: "table",
  test: /\/web\/(game\/(Board|useStage|(motion|geometry)\/\w+|cards\/(?!Hand)\w+|board\/(?!Choice|dragged|usePress)\w+)|ui\/player\/(PlayerName|PlayerPress|TeamNames|Crown|Robot|Avatar|Portrait|avatar|neutralName|playerMenu))\.tsx?$/,
};

/**
 * The router names its components for developers' tools. A bundler takes that for a use, and keeps them all; without the
 * names those that nobody uses stay out.
 */
const namelessRouter: Plugin = {
  name: "nameless-router",
  apply: "build",
  transform: {
    filter: { id: /\/react-router\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = ".*";$/gm, "")
        .replace(/(?<== )React\d*\.(?=forwardRef\(|createContext\(|memo\()/g, "/* @__PURE__ */ $&"),
      map: null,
    }),
  },
};

/** All words in the files of the client, or in those that are named: a name that is none of them, nobody there says. */
function wordsOfClient(named = "web/**/*.{ts,tsx}"): ReadonlySet<string> {
  const files = globSync(named, { cwd: import.meta.dirname });
  const texts = files.map((file) => readFileSync(`${import.meta.dirname}/${file}`, "utf8"));
  return new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []));
}

/** Chakra brings a list of all that CSS knows; a name that no file of the client has is not needed in it. */
const fewerProperties: Plugin = {
  name: "fewer-properties",
  apply: "build",
  transform: {
    filter: { id: /\/@pandacss\/is-valid-prop\// },
    handler: (code) => {
      const words = wordsOfClient();
      const used = (list: string) =>
        list
          .split(",")
          .filter((name) => words.has(name))
          .join(",");
      return { code: code.replace(/(?<=cssPropertiesStr = ")[^"]+/, used), map: null };
    },
  },
};

/** It also brings all conditions (`_hover`) and properties with a meaning of their own (`boxSize`, or `p` for `padding`). */
const fewerUtilities: Plugin = {
  name: "fewer-utilities",
  apply: "build",
  transform: {
    filter: { id: /\/@chakra-ui\/react\/dist\/esm\/preset-base\.js/ },
    handler: (code) => {
      const words = wordsOfClient();
      const condition = (entry: string, name: string) => (words.has(`_${name}`) ? entry : "");
      const utility = (entry: string, name: string) => {
        const shorthands = /shorthand: \[([^\]]*)\]/.exec(entry)?.[1].match(/\w+/g) ?? [];
        return [name, ...shorthands].some((said) => words.has(said)) ? entry : "";
      };
      const [conditions, utilities] = code.split(/(?<=\n {2}utilities: \{\n)/);
      return {
        code:
          conditions.replace(/^ {2}(\w+): (?:".*"|\[[^\]]*\]),?\n/gm, condition) +
          utilities.replace(/^ {4}(\w+): \{(?:.*\}|\n[\s\S]*?^ {4}\}),?\n/gm, utility),
        map: null,
      };
    },
  },
};

/** Most numbers of the product are the server's alone. */
const fewerLimits: Plugin = {
  name: "fewer-limits",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /\/schema\/limits\.ts$/ },
    handler: (code) => {
      const words = wordsOfClient("{web/**,schema/{api,protocol}/**,schema}/!(limits).{ts,tsx}");
      const limit = (entry: string, name: string) => (words.has(name) ? entry : "");
      return { code: code.replace(/^ {2}(\w+): .*,\n/gm, limit), map: null };
    },
  },
};

/** Browsers ask for the service worker at this address for good, and at no other may it act for the whole site. */
const serviceWorker: Plugin = {
  name: "service-worker",
  applyToEnvironment: ({ name }) => name === "client",
  buildStart() {
    if (this.environment.mode === "build") {
      this.emitFile({ type: "chunk", id: serviceWorkerSource, fileName: "sw.js" });
    }
  },
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (request.url === "/sw.js") request.url = `/${serviceWorkerSource}`;
      next();
    });
  },
};

/** The site in dist/client and the Worker in dist/edge; `npm run dev` serves both from their sources. */
export default defineConfig(({ command }) => ({
  environments: {
    client: {
      build: {
        // What the client is made of comes with its licences.
        license: { fileName: "licences.txt" },
        // Browsers that lack it are older than all that the site runs in.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          // Emotion would use it for what nobody here asks of it; it is too old to say that it may be left out.
          treeshake: {
            moduleSideEffects: [{ test: /\/(hoist-non-react-statics|react-is)\//, sideEffects: false }],
          },
          output: {
            codeSplitting: {
              groups: [frame, live, rules, waiting, table],
              includeDependenciesRecursively: false,
            },
          },
        },
      },
    },
  },
  // A thread of its own loads as the page does, not as scripts did once.
  worker: { format: "es" },
  // Chakra asks it which props HTML has: a list of 2 kB, of what TypeScript has checked before.
  resolve: {
    alias: { "@emotion/is-prop-valid": fileURLToPath(import.meta.resolve("./web/app/theme/isPropValid.ts")) },
  },
  plugins: [
    react(),
    namelessRouter,
    fewerProperties,
    fewerUtilities,
    fewerLimits,
    serviceWorker,
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
            PUSH_SERVICES: process.env.PUSH_SERVICES ?? "",
            KEEP_MAILS: "yes",
            ADDRESS_HEADER: "",
          },
        },
        persistState: { path: `${process.env.DATA_DIR ?? ".data"}/rooms` },
      }),
    }),
  ],
}));
