import { drawn32, hashOf } from "#schema/draw.ts";
import { limits } from "#schema/limits.ts";
import type { PromisedDraw } from "#schema/protocol/draw.ts";
import { createPersistedStore } from "../persistedStore.ts";
import type { AskWaiting, WaitingState } from "./waitingRoom.ts";

/** This browser's part in the seed of a game, and what it was told of the others' before it revealed its own. */
export interface OwnDraw {
  readonly secret: string;
  readonly commitment: string;
  /** The hash of what the server had drawn, as it was shown before this browser committed. */
  readonly serverHash: string;
  /** All commitments, by seat, as they were before this browser revealed; null if it has not revealed. */
  readonly commitments: readonly (string | null)[] | null;
}

/** The last one of the tab: in which waiting room, and for which game, once that has begun. */
type Kept = OwnDraw & { readonly waitingID: string; readonly gameID: number | null };

const kept = createPersistedStore<Kept | undefined>(
  "TacDraw",
  undefined,
  (stored) =>
    typeof stored === "object" && stored !== null && "secret" in stored ? (stored as Kept) : undefined,
  (own) => own ?? null,
);

/** What is being drawn: two presses of a button draw once. */
let drawing: Promise<Kept> | undefined;

/** Whether this browser can take part: one can't hash on a page that came without TLS. */
export function canDraw(): boolean {
  return globalThis.crypto.subtle !== undefined;
}

/**
 * This browser's part, for a person who is ready; the same one until it is revealed. @returns what to tell the room;
 * nothing where the room draws alone, or the browser can't take part
 */
export async function commitmentFor(
  waitingID: string,
  promised: PromisedDraw | null,
): Promise<{ commitment?: string }> {
  if (promised === null || !canDraw()) return {};
  const { serverHash } = promised;
  const own = kept.read();
  const isSame = own?.waitingID === waitingID && own.serverHash === serverHash && own.commitments === null;
  if (isSame) return { commitment: own.commitment };
  drawing ??= drawn(waitingID, serverHash).finally(() => {
    drawing = undefined;
  });
  return { commitment: (await drawing).commitment };
}

async function drawn(waitingID: string, serverHash: string): Promise<Kept> {
  const secret = drawn32();
  const commitment = await hashOf(secret);
  const own = { secret, commitment, serverHash, commitments: null, waitingID, gameID: null };
  kept.write(own);
  return own;
}

/**
 * Commits to this browser's part where a table of the quick match waits for it, reveals it when the room asks for it, once,
 * and notes for which game that was.
 */
export function takePart(waitingID: string, room: WaitingState | undefined, ask: AskWaiting): void {
  if (room?.isCommitting && room.you !== null) void commit(waitingID, room.draw, ask);
  const own = kept.read();
  if (own?.waitingID !== waitingID || room === undefined) return;
  const { draw, isRevealing, gameID } = room;
  if (gameID !== null && own.gameID !== gameID) kept.write({ ...own, gameID });
  const asked = isRevealing ? draw?.commitments : undefined;
  if (!asked?.includes(own.commitment) || own.commitments !== null) return;
  kept.write({ ...own, commitments: asked });
  void ask("waiting:reveal", { secret: own.secret }, limits.roomAnswerMs);
}

async function commit(waitingID: string, promised: PromisedDraw | null, ask: AskWaiting): Promise<void> {
  const { commitment } = await commitmentFor(waitingID, promised);
  if (commitment === undefined || promised?.commitments.includes(commitment)) return;
  await ask("waiting:commit", { commitment }, limits.roomAnswerMs);
}

/** This browser's part in the seed of a game, if it had one. */
export function ownDrawFor(gameID: number): OwnDraw | undefined {
  const own = kept.read();
  if (own === undefined || own.gameID !== gameID) return undefined;
  const { secret, commitment, serverHash, commitments } = own;
  return { secret, commitment, serverHash, commitments };
}
