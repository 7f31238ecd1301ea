import { it } from "vitest";
import { withKillableSite } from "#tests/support/killableSite.ts";
import { LivelySite } from "#tests/support/livelySite.ts";

/** histories.full.test.ts has more of both, and libSQL is killed there. */
const tables = 4;
const kills = 2;

const site = withKillableSite();

// Processes are looked at where Linux lists them.
it.runIf(process.platform === "linux")(
  `${tables} games, chats and a waiting room on a site that is killed ${kills} times: what was acknowledged is there once, and nothing else`,
  async () => {
    const lively = new LivelySite(site);
    await lively.open(tables);
    await lively.liveThroughKills(kills, () => site.kill());
    await lively.expectWhole();
  },
);
