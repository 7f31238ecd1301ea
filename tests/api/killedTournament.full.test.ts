import { setTimeout as after } from "node:timers/promises";
import { expect, it } from "vitest";
import { chanceFor, isFull } from "#tests/chance.ts";
import { withKillableSite } from "#tests/support/killableSite.ts";
import { leaveCup, openCup, playOut, type Step } from "#tests/support/tournament/cup.ts";
import { expectWhole } from "#tests/support/tournament/outcome.ts";
import { cupOfEight } from "#tests/support/tournament/plans.ts";

const site = withKillableSite();

/** How often the site is killed at each step, of which all but the first come in each of three rounds. */
const killsAt: Record<Step, number> = isFull
  ? { signUp: 6, reminder: 2, roundBegins: 2, play: 2, roundEnds: 2 }
  : { signUp: 0, reminder: 0, roundBegins: 0, play: 1, roundEnds: 0 };
const { signUp, ...inRounds } = killsAt;
const kills = signUp + 3 * Object.values(inRounds).reduce((sum, n) => sum + n, 0);
const chance = chanceFor("moments of kills");
/** The longest life of a workerd from its first answer to its end, in ms. Most live much shorter: at first most happens. */
const longestLifeMs = 700;

// The clock is moved by killing workerd, and processes are looked at where Linux lists them.
it.runIf(process.platform === "linux")(
  `eight teams play on a site that is killed at ${kills} random moments: as many games, one result each, and no news twice`,
  async () => {
    const lives: string[] = [];
    const disturb = async (step: Step) => {
      for (let n = 0; n < killsAt[step]; n++) {
        const lifeMs = Math.round(chance() ** 2 * longestLifeMs);
        lives.push(`${step} ${lifeMs}`);
        await after(lifeMs);
        await site.kill();
      }
    };
    const cup = await openCup(site, cupOfEight, "a", disturb);
    const ended = await playOut(cup);
    console.log(`killed so many ms after its first answer: ${lives.join(", ")}`);
    expect(lives).toHaveLength(kills);
    await expectWhole(cup, ended);
    leaveCup(cup);
  },
);
