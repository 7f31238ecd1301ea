import { isSamePerson } from "#schema/names.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import { type BotLevel, botLevels, type QueueSlot } from "#schema/rooms.ts";
import type { QueueMessages } from "./outboxMessages.ts";
import { teamSizesOf } from "./seating.ts";
import type { Comer, Gathering, Party } from "./state.ts";

/** The bots that fill a table: whoever waits for people usually wants them to play well, and to take no long. */
const usualLevel: BotLevel = "strong";

/** The waiting room of a gathering: its people team by team, partners side by side, and bots on the seats that are left. */
export function tableOf(
  { play, teams }: Gathering,
  came: readonly Comer[],
  waitingID: WaitingID,
  createdAt: number,
): QueueMessages["table"] {
  const slots = teamSizesOf(play.variant).flatMap((size, i): (QueueSlot | null)[] => {
    const people = largestFirst(teams[i]).flatMap(({ members }) => members);
    return [
      ...people.map(({ identity }) => {
        const draws = came.some((one) => isSamePerson(one, identity) && one.draws);
        return { kind: "human" as const, identity, ...(draws && { draws: true as const }) };
      }),
      ...Array<null>(size - people.length).fill(null),
    ];
  });
  const level = levelFor(teams.flat());
  let bots = 0;
  const filled = slots.map((slot) => slot ?? { kind: "bot" as const, level, name: `bot${++bots}` });
  return { ...play, waitingID, slots: filled, createdAt };
}

/** Bots that are too strong for nobody: as weak as somebody has wished. */
function levelFor(parties: readonly Party[]): BotLevel {
  const wished = parties.map(({ wish }) => wish.botLevel ?? usualLevel);
  return botLevels.find((level) => wished.includes(level)) ?? usualLevel;
}

/** In Team-Tac all are one team, of whom those sit opposite each other whose slots are neighbors: pairs go first. */
function largestFirst(parties: readonly Party[]): Party[] {
  return parties.toSorted((one, other) => other.members.length - one.members.length);
}
