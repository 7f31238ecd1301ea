import { expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import type { Socket, SocketState } from "../../handlers.ts";
import { isLookedAt, noteAttention, renewAttention } from "./attention.ts";

const now = 1_000_000_000;
const long = now - limits.attentionMs;

/** The part of a socket that matters here. */
class Tab {
  state: Pick<SocketState, "lookedAt"> | null = {};
  setState(state: Pick<SocketState, "lookedAt">): void {
    this.state = state;
  }
}
const tab = () => new Tab() as unknown as Socket;

it("a tab that has said nothing is not looked at, however often it is heard of", () => {
  const quiet = tab();
  renewAttention(quiet, now);
  expect(isLookedAt(quiet, now)).toBe(false);
});

it("a tab that was looked away from is not looked at, however often it is heard of", () => {
  const hidden = tab();
  noteAttention(hidden, true, now - 2);
  noteAttention(hidden, false, now - 1);
  renewAttention(hidden, now);
  expect(isLookedAt(hidden, now)).toBe(false);
});

it.each([
  ["has said so just now", now - 1, undefined, true],
  ["has said so long ago, and nothing since", long, undefined, false],
  ["has said so long ago, and asked lately whether its line lives", 1, now - limits.socketAskMs, true],
  ["has said so long ago, and not asked for long", 1, long, false],
  ["was heard of by a clock that was set back", now - 1, 1, true],
])("a tab that %s", (_, saidAt, heardAt, expected) => {
  const seen = tab();
  noteAttention(seen, true, saidAt);
  if (heardAt !== undefined) renewAttention(seen, heardAt);
  expect(isLookedAt(seen, now)).toBe(expected);
});

it("a tab that was sent away is not looked at", () => {
  const gone = { state: null } as Socket;
  noteAttention(gone, true, now);
  renewAttention(gone, now);
  expect(isLookedAt(gone, now)).toBe(false);
});
