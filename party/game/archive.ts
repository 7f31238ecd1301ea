import { parseMove } from "#rules/index.ts";
import { deleted } from "#schema/names.ts";
import type { Identity, OpenGame, Person, SeatOwner } from "#schema/rooms.ts";
import type { ArchivedGame } from "#store/archivedGames.ts";
import type { Beginning, LoggedMove, Sitting } from "./logged.ts";

/**
 * What a finished game's room stores in libSQL beyond what others read there, so that it can open again. People have no
 * names there, which would stay when an account is deleted; archives from before had them.
 */
type RoomArchive = {
  game: Omit<OpenGame, "seats"> & { seats: readonly ArchivedOwner[] };
  sittings: readonly ArchivedSitting[];
  abortedAt: number | null;
  decision: Beginning["decision"];
  /** The versions that autopilot's moves led to. */
  autopilot: number[];
};

type ArchivedOwner = { kind: "human"; identity: Person } | Extract<SeatOwner, { kind: "bot" }>;
type ArchivedSitting = Omit<Sitting, "owner"> & { owner: ArchivedOwner };

/** The archive of a game that has ended. */
export function archiveOf(
  { game, sittings, abortedAt, decision }: Beginning,
  moves: readonly LoggedMove[],
): RoomArchive {
  const autopilot = moves.flatMap(({ isAutopilot }, i) => (isAutopilot ? [i + 1] : []));
  return withoutNames({ game, sittings, abortedAt, decision, autopilot });
}

/** What a room has stored, also one from before, without the names of people. */
export function withoutNames(room: unknown): RoomArchive {
  const { game, sittings, ...rest } = room as RoomArchive;
  return {
    ...rest,
    game: { ...game, seats: game.seats.map(nameless) },
    sittings: sittings.map((sitting) => ({ ...sitting, owner: nameless(sitting.owner) })),
  };
}

function nameless(owner: ArchivedOwner): ArchivedOwner {
  if (owner.kind === "bot") return owner;
  const { kind, id } = owner.identity;
  return { kind: "human", identity: { kind, id } };
}

/** The log of an archived game. Its people are those whom libSQL knows now, under their present names. */
export function restoredFrom(archived: ArchivedGame): { beginning: Beginning; moves: LoggedMove[] } {
  const { game, sittings, abortedAt, decision, autopilot } = archived.room as RoomArchive;
  const { people } = archived;
  const beginning = {
    game: { ...game, seats: game.seats.map((owner, seat) => ownerNow(owner, people[seat])) },
    seed: Uint8Array.fromHex(archived.seed),
    seedHash: archived.seedHash,
    draw: archived.draw,
    sittings: sittings.map((sitting, i) => ({
      ...sitting,
      owner: ownerNow(sitting.owner, people[game.seats.length + i]),
    })),
    abortedAt,
    decision,
  };
  const byAutopilot = new Set(autopilot);
  const moves = archived.moves.map(({ move, at }, i) => {
    const parsed = parseMove(move);
    if (parsed === undefined) throw new Error(`expected a move in the record, found "${move}"`);
    return { move: parsed, at, isAutopilot: byAutopilot.has(i + 1) };
  });
  return { beginning, moves };
}

function ownerNow(owner: ArchivedOwner, now: Identity | null | undefined): SeatOwner {
  if (owner.kind === "bot") return owner;
  return { kind: "human", identity: now ?? deleted(owner.identity) };
}
