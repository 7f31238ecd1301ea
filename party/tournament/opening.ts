import type { OpenTournament } from "#schema/rooms.ts";
import type { TournamentRefusal } from "#schema/tournament/refusals.ts";
import { createdPrivate, createdPublic } from "./creating.ts";
import { type Changed, changed } from "./effects.ts";
import type { Kept } from "./keeping.ts";
import { planAgain } from "./organizing.ts";
import type { TournamentState } from "./state.ts";
import { act } from "./time.ts";

/**
 * A tournament as it is opened, and what is to be done about it: the players of a former one that it repeats are invited.
 * @throws if it was checked badly by whoever opens it
 */
export function opened(opening: OpenTournament): { kept: Kept; effects: Changed["effects"] } {
  const { state, effects } = "schedule" in opening ? publicOne(opening) : privateOne(opening);
  const [key, invitation] = "schedule" in opening ? [null, null] : [newKey(), newKey()];
  return { kept: { state, key, invitation, endedAt: null }, effects };
}

type Opening<Kind extends "schedule" | "organizer"> = Extract<OpenTournament, Record<Kind, unknown>>;

function publicOne({ id, title, form, schedule, createdAt }: Opening<"schedule">): Changed {
  return changed(expectOpen(createdPublic({ id, title, form, schedule, seed: newSeed(), now: createdAt })));
}

function privateOne(opening: Opening<"organizer">): Changed {
  const { id, title, form, organizer, startsGames, repeats, createdAt: now } = opening;
  const by = { identity: organizer, isAdmin: false, blockedUntil: null };
  const state = expectOpen(createdPrivate({ id, title, form, by, startsGames, seed: newSeed(), now }));
  return repeats.length === 0
    ? changed(state)
    : act(state, (before) => planAgain(before, by, repeats, now), now);
}

function expectOpen(state: TournamentState | { error: TournamentRefusal }): TournamentState {
  if ("error" in state) throw new Error(`expected a tournament that can be opened, found: ${state.error}`);
  return state;
}

/** Nobody may know the draw before, so it never leaves the room. */
function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}

/** The unguessable part of a link to a private tournament. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return bytes.toBase64({ alphabet: "base64url", omitPadding: true });
}
