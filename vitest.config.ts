import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/longestFirst.ts";

const node = { environment: "node", testTimeout: 120_000, hookTimeout: 120_000 } as const;

/** What runs against the whole built site. Two busy cores may take longer than the second that is usual. */
const withSite = {
  ...node,
  globalSetup: ["./tests/support/build.ts"],
  expect: { poll: { timeout: 30_000 } },
};

/** The tests that stop the libSQL server, on which others rely. */
const faults = "tests/rooms/**/{faults,*Faults}.test.ts";

/** What runs inside workerd. */
const insideWorkerd = {
  plugins: [
    cloudflareTest(({ inject }) => ({
      wrangler: { configPath: "./tests/rooms/wrangler.toml" },
      miniflare: {
        bindings: {
          LIBSQL_URL: inject("libsqlUrl"),
          LIBSQL_SWITCH: inject("libsqlSwitch"),
          VAPID_PRIVATE_KEY: inject("vapidKey"),
          PUSH_SERVICES: inject("pushService"),
          PUSH_DESK: inject("pushDesk"),
        },
      },
    })),
  ],
  test: {
    globalSetup: ["./tests/rooms/globalSetup.ts"],
    testTimeout: 600_000,
    hookTimeout: 60_000,
    // Two busy cores may take longer than the second that is usual.
    expect: { poll: { timeout: 60_000 } },
  },
};

export default defineConfig({
  test: {
    passWithNoTests: true,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...node,
          name: "unit",
          include: [
            "{rules,schema,store,edge,party,scripts,web}/**/*.test.{ts,tsx}",
            "tests/records/**/*.test.ts",
          ],
        },
      },
      {
        ...insideWorkerd,
        test: {
          ...insideWorkerd.test,
          name: "rooms",
          include: ["tests/rooms/**/*.test.ts"],
          exclude: [faults],
          maxWorkers: 2,
        },
      },
      {
        ...insideWorkerd,
        test: { ...insideWorkerd.test, name: "faults", include: [faults], fileParallelism: false },
      },
      {
        test: {
          ...withSite,
          name: "api",
          include: ["tests/{api,foundation,store}/**/*.test.ts"],
          testTimeout: 60_000,
          maxWorkers: 2,
          // Each file starts what it asks; to load anew what starts a site takes a second.
          isolate: false,
        },
      },
      {
        test: {
          ...withSite,
          name: "load",
          include: ["tests/load/**/*.test.ts"],
          testTimeout: 180_000,
          // They measure, so nothing else may run beside them.
          fileParallelism: false,
        },
      },
      {
        test: {
          ...withSite,
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: [...withSite.globalSetup, "./tests/e2e/globalSetup.ts"],
          testTimeout: 300_000,
          // They mostly wait: for lines, for bots, for what moves.
          maxWorkers: 2,
        },
      },
    ],
  },
});
