import { expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import type { Socket } from "../../handlers.ts";
import { isLookedAt } from "./attention.ts";

const now = 1_000_000_000;
const tab = (lookedAtSince: number | null | undefined) => ({ state: { lookedAtSince } }) as Socket;

it.each([
  ["has said nothing", undefined, undefined, false],
  ["is not looked at", null, now, false],
  ["has said so just now", now - 1, undefined, true],
  ["has said so long ago, and nothing since", now - limits.attentionMs, undefined, false],
  ["has said so long ago, and asked lately whether its line lives", 1, now - limits.socketAskMs, true],
  ["has said so long ago, and not asked for long", 1, now - limits.attentionMs, false],
])("a tab that %s", (_, lookedAtSince, askedAt, expected) => {
  expect(isLookedAt(tab(lookedAtSince), askedAt, now)).toBe(expected);
});

it("a tab that was sent away is not looked at", () => {
  expect(isLookedAt({ state: null } as Socket, now, now)).toBe(false);
});
