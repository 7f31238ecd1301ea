import type { Attempt, SentAttempt } from "#schema/api/learning.ts";
import { limits } from "#schema/limits.ts";
import { keptAttempts } from "#schema/puzzleAttempts.ts";
import { createStore } from "#web/ui/store.ts";
import { readAccount } from "../account.ts";
import { answerOf, api } from "../api.ts";
import { createPersistedStore } from "../persistedStore.ts";
import { createSync } from "./sync.ts";
import { createUnsent, ownersSeenBy } from "./unsent.ts";

/** An attempt as it was made here, with what the solver has moved in Tac notation (`formatMove`). */
export type MadeAttempt = SentAttempt & Attempt;

/** Attempts made in this browser: a guest's, and those of an account that the server has not confirmed. */
const unsent = createUnsent<MadeAttempt>("TacUnsentAttempts", readMade);

/** The account's attempts, as the server last said; null before that. */
const known = createPersistedStore<readonly Attempt[] | null>("TacPuzzles", null, readKnown);

const sync = createSync({
  synchronize,
  hasUnsent: (userID) => ownersSeenBy(userID).some((owner) => unsent.read(owner).length > 0),
  isThere: () => known.read() !== null,
});

const shown = createStore(compute());
for (const source of [known, unsent]) source.subscribe(() => shown.write(compute()));

/**
 * The attempts that are kept (`keptAttempts`): of the signed-in user, on all devices, or of the guests of this browser.
 * While somebody subscribes they are kept up to date.
 */
export const puzzleProgress = {
  read: shown.read,
  subscribe: (listener: () => void) => {
    const stops = [shown.subscribe(listener), sync.watch()];
    return () => {
      for (const stop of stops) stop();
    };
  },
  isPending: sync.isPending,
  /** Adds an attempt that has ended. It counts at once, and is sent when the server can be reached. */
  add: (attempt: MadeAttempt): void => {
    unsent.change(readAccount()?.id, (attempts) => keptAttempts([...attempts, attempt]));
    sync.requestIfNeeded();
  },
  /** Sends what is not with the account yet, a guest's attempts included. */
  send: sync.requestIfNeeded,
};

/** Sends the attempts that are not with the account yet; without any it asks for the account's. */
async function synchronize(userID: number): Promise<void> {
  const owners = ownersSeenBy(userID).filter((owner) => unsent.read(owner).length > 0);
  if (owners.length === 0) {
    const { attempts } = await answerOf(api.getPuzzleProgress.$get());
    return keep(userID, attempts);
  }
  for (const owner of owners) {
    const attempts = unsent.read(owner);
    for (let from = 0; from < attempts.length; from += limits.attemptsAtOnce) {
      if (readAccount()?.id !== userID) return;
      await send(userID, owner, attempts.slice(from, from + limits.attemptsAtOnce));
    }
  }
}

async function send(userID: number, owner: number | undefined, made: readonly MadeAttempt[]): Promise<void> {
  const json = { attempts: made.map(({ puzzleID, moves, at, day }) => ({ puzzleID, moves, at, day })) };
  const { attempts, refused } = await answerOf(api.addPuzzleAttempts.$post({ json }));
  keep(userID, attempts);
  // The clock of this device is ahead: later it will have happened. Whatever else is refused will never be taken.
  const early = new Set(refused.filter(({ reason }) => reason === "future").map(keyOf));
  const settled = new Set(made.map(keyOf).filter((key) => !early.has(key)));
  unsent.change(owner, (now) => now.filter((attempt) => !settled.has(keyOf(attempt))));
}

/** Keeps what the server has answered, unless somebody else is signed in by now. */
function keep(userID: number, attempts: readonly Attempt[]): void {
  if (readAccount()?.id === userID) known.write(attempts);
}

function compute(): readonly Attempt[] {
  const userID = readAccount()?.id;
  const stored = userID === undefined ? null : known.read();
  const made = ownersSeenBy(userID)
    .flatMap(unsent.read)
    .map(({ puzzleID, at, day, isSolved }) => ({ puzzleID, at, day, isSolved }));
  return keptAttempts([...(stored ?? []), ...made]);
}

function keyOf({ puzzleID, at }: Pick<Attempt, "puzzleID" | "at">): string {
  return `${puzzleID} ${at}`;
}

/** A stored attempt, if it can be sent. */
function readMade(stored: unknown): MadeAttempt | undefined {
  const attempt = readAttempt(stored);
  const { moves } = (stored ?? {}) as Partial<MadeAttempt>;
  const isSendable =
    Array.isArray(moves) &&
    moves.length <= limits.movesPerAttempt &&
    moves.every((move) => typeof move === "string" && move.length <= limits.moveTextMaxLength);
  return attempt && isSendable ? { ...attempt, moves } : undefined;
}

function readAttempt(stored: unknown): Attempt | undefined {
  const { puzzleID, at, day, isSolved } = (stored ?? {}) as Partial<Attempt>;
  const isAttempt =
    typeof puzzleID === "string" &&
    puzzleID.length > 0 &&
    puzzleID.length <= limits.puzzleIDMaxLength &&
    isTime(at) &&
    (day === null || isTime(day)) &&
    typeof isSolved === "boolean";
  return isAttempt ? { puzzleID, at, day, isSolved } : undefined;
}

function readKnown(stored: unknown): readonly Attempt[] | null {
  if (!Array.isArray(stored)) return null;
  return stored.map(readAttempt).filter((attempt) => attempt !== undefined);
}

function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
