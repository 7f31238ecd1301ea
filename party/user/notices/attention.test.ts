import { expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import type { Socket } from "../../handlers.ts";
import { isLookedAt } from "./attention.ts";

const now = 1_000_000_000;
const long = now - limits.attentionMs;
const tab = (lookedAtSince: number | null | undefined, heardAt: number) =>
  ({ state: { lookedAtSince, bucket: { at: heardAt } } }) as Socket;

it.each([
  ["has said nothing", undefined, now, false],
  ["is not looked at", null, now, false],
  ["has said so just now", now - 1, now - 1, true],
  ["has said so long ago, and nothing since", long, long, false],
  ["has said so long ago, and asked lately whether its line lives", 1, now - limits.socketAskMs, true],
  ["has said so long ago, and not asked for long", 1, long, false],
])("a tab that %s", (_, lookedAtSince, heardAt, expected) => {
  expect(isLookedAt(tab(lookedAtSince, heardAt), now)).toBe(expected);
});

it("a tab that was sent away is not looked at", () => {
  expect(isLookedAt({ state: null } as Socket, now)).toBe(false);
});
