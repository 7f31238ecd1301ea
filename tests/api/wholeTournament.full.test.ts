import { it } from "vitest";
import { withKillableSite } from "#tests/support/killableSite.ts";
import { leaveCup, openCup, type Plan, playOut } from "#tests/support/tournament/cup.ts";
import { expectWhole } from "#tests/support/tournament/outcome.ts";
import { cupOfEight, cupOfNine } from "#tests/support/tournament/plans.ts";

const site = withKillableSite();

/** Plays a tournament of people whose names have this letter. */
async function play(plan: Plan, letter: string): Promise<void> {
  const cup = await openCup(site, plan, letter);
  const ended = await playOut(cup);
  await expectWhole(cup, ended);
  leaveCup(cup);
}

// The clock is moved by killing workerd, and processes are looked at where Linux lists them.
it.runIf(process.platform === "linux")("eight teams play from the sign-up to the crowns", async () => {
  await play(cupOfEight, "a");
});

it.runIf(process.platform === "linux")(
  "nine teams play with three teams a match from the sign-up to the crowns",
  async () => {
    await play(cupOfNine, "b");
  },
);
