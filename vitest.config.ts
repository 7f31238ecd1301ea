import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { texts } from "./scripts/build/texts.ts";
import { extent } from "./tests/extent.ts";
import { LongestFirst } from "./tests/longestFirst.ts";

/** A test lasts a few seconds, on busy cores some times as long; in full there are soaks. */
const longestMs = extent.hasFullFiles ? 600_000 : 60_000;
const everywhere = {
  testTimeout: longestMs,
  hookTimeout: longestMs,
  expect: { poll: { timeout: 30_000 } },
  provide: extent,
  setupFiles: ["./tests/fastCheck.ts"],
};

/** What is run in full only, and when its folder changes (scripts/testing/whenChanged.ts). */
const inFullOnly = extent.hasFullFiles ? [] : ["**/*.full.test.{ts,tsx}"];

/** What runs against the whole built site. */
const withSite = { ...everywhere, globalSetup: ["./tests/support/build.ts"] };

/** The tests that stop the libSQL server, on which others rely. */
const faults = "tests/rooms/**/{faults,*Faults}.test.ts";

/** The packages of many small files that run inside workerd, by what is imported of them. */
const bundled = [
  ...["drizzle-orm", "drizzle-orm/sqlite-core", "drizzle-orm/batch", "drizzle-orm/libsql/http"],
  ...["zod", "zod/mini", "zod/v4/core"],
  ...["@libsql/client/http", "@block65/webcrypto-web-push", "fast-check", "stripe"],
];

/** What runs inside workerd. */
const insideWorkerd = {
  plugins: [
    cloudflareTest(({ inject }) => ({
      wrangler: { configPath: "./tests/rooms/wrangler.toml" },
      miniflare: {
        bindings: {
          LIBSQL_URL: inject("libsqlUrl"),
          LIBSQL_AUTH_TOKEN: inject("libsqlToken"),
          LIBSQL_SYNC_URL: inject("libsqlSyncUrl"),
          LIBSQL_SWITCH: inject("libsqlSwitch"),
          VAPID_PRIVATE_KEY: inject("vapidKey"),
          PUSH_SERVICES: inject("pushService"),
          PUSH_DESK: inject("pushDesk"),
        },
      },
    })),
  ],
  test: {
    ...everywhere,
    globalSetup: ["./tests/rooms/globalSetup.ts"],
    setupFiles: [...everywhere.setupFiles, "./tests/rooms/emptied.ts"],
    // To load the rooms' modules anew takes each file two seconds.
    isolate: false,
    // Bundled once, instead of some hundred small files for each test file.
    deps: { optimizer: { ssr: { enabled: true, include: bundled } } },
    // What a room logs while its file ends would be waited for by vitest, and never come.
    disableConsoleIntercept: true,
  },
};

export default defineConfig({
  test: {
    passWithNoTests: true,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [texts],
        test: {
          ...everywhere,
          name: "unit",
          include: [
            "{rules,schema,store,edge,party,scripts,web}/**/*.test.ts",
            "tests/{payments,records}/**/*.test.ts",
          ],
          exclude: ["**/node_modules/**", ...inFullOnly],
          // To load all modules anew for each of 300 files would take half of the time.
          isolate: false,
        },
      },
      {
        plugins: [texts],
        test: {
          ...everywhere,
          name: "web",
          // A component shows at once what it shows.
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          include: ["web/**/*.test.tsx"],
          exclude: ["**/node_modules/**", ...inFullOnly],
          environment: "happy-dom",
          // Nothing moves by itself: what a table shows is there at once.
          environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: "reduce" } } } },
          setupFiles: [...everywhere.setupFiles, "./web/testing/setup.ts"],
          // All files share one process and its modules: each needs most of the client.
          isolate: false,
          maxWorkers: 1,
          execArgv: ["--max-semi-space-size=64"],
        },
      },
      {
        ...insideWorkerd,
        test: {
          ...insideWorkerd.test,
          name: "rooms",
          include: ["tests/rooms/**/*.test.ts"],
          exclude: [faults, ...inFullOnly],
          maxWorkers: 2,
        },
      },
      {
        ...insideWorkerd,
        test: {
          ...insideWorkerd.test,
          name: "faults",
          include: [faults],
          exclude: inFullOnly,
          fileParallelism: false,
        },
      },
      {
        test: {
          ...withSite,
          name: "api",
          include: ["tests/{api,foundation,store}/**/*.test.ts"],
          exclude: inFullOnly,
          maxWorkers: 2,
          globalSetup: [...withSite.globalSetup, "./tests/support/siteDesk.ts"],
          // To load anew what starts a site takes a second.
          isolate: false,
        },
      },
      {
        test: {
          ...withSite,
          name: "load",
          include: ["tests/load/**/*.test.ts"],
          // They measure, so nothing else may run beside them.
          fileParallelism: false,
        },
      },
      {
        test: {
          ...withSite,
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          exclude: inFullOnly,
          globalSetup: [...withSite.globalSetup, "./tests/support/siteDesk.ts", "./tests/e2e/globalSetup.ts"],
          // They mostly wait: for lines, for bots, for what moves.
          maxWorkers: 2,
          maxConcurrency: 3,
          // A file's own are its profiles, and its site if it needs one; to load anew what starts them takes a second.
          isolate: false,
        },
      },
    ],
  },
});
