import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { movedFor } from "#party/game/frames.ts";
import { GameLog } from "#party/game/log.ts";
import type { Beginning, LoggedMove } from "#party/game/logged.ts";
import { advance, replayLog } from "#party/game/position.ts";
import { expectNothingHidden, waiting } from "#party/game/testSupport/nothingHidden.ts";
import { Witness } from "#party/game/testSupport/witness.ts";
import { type Seat, viewData, viewOf } from "#rules/index.ts";
import { type Moved, game as protocol, type Snapshot } from "#schema/protocol/game.ts";
import { playAllBut } from "./playedGame.ts";
import type { Player } from "./player.ts";
import { beginGame, isOver, isPosition, playOn, positionWhere, sit, watch } from "./table.ts";

test("no frame that came over the sockets of a game up to its end holds a card that its viewer may not know", async () => {
  const table = await beginGame({ variant: "6x2m", people: [0, 5] });
  await playAllBut(150, table);
  const first = await sit(table, 0);
  const last = await sit(table, 5);
  const spectator = await watch(table);
  await Promise.all([playOn(first), playOn(last), positionWhere(spectator, isOver)]);
  const { beginning, moves } = await runInDurableObject(table.room, (_, { storage }) => {
    const log = new GameLog(storage.sql);
    return { beginning: log.beginning() as Beginning, moves: log.moves() };
  });
  expectOnlyKnown(first, 0, beginning, moves);
  expectOnlyKnown(last, 5, beginning, moves);
  expectOnlyKnown(spectator, null, beginning, moves);
});

/** Replays the log along with the frames, and checks each against the state in which it was sent. */
function expectOnlyKnown(player: Player, seat: Seat | null, beginning: Beginning, moves: LoggedMove[]) {
  const position = replayLog(beginning, []);
  const witness = seat === null ? undefined : new Witness(seat, viewData(viewOf(position.state, seat)));
  let looked = 0;
  for (const { type, data } of player.events) {
    const schema = protocol.events[type as keyof typeof protocol.events];
    expect(schema.parse(data)).toEqual(data);
    if (!isPosition(type)) {
      for (const key of ["hand", "hands", "card", "move", "seed"]) expect(data).not.toHaveProperty(key);
      continue;
    }
    const { version } = data as { version: number };
    while (position.version < version) {
      const logged = moves[position.version];
      const happened = advance(position, logged);
      witness?.sees(movedFor(seat, position, logged, happened, waiting));
    }
    expectNothingHidden(data as Moved | Snapshot, seat, position.state, witness);
    looked++;
  }
  expect(looked).toBeGreaterThan(50);
}
