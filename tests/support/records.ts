import { vi } from "vitest";
import type { GameRecordAnswer } from "#schema/api/games.ts";
import { call } from "./api.ts";

/** The record of a game that has ended. Its room delivers it a moment after the end. */
export async function recordOf(url: string, gameID: number | string): Promise<GameRecordAnswer> {
  const ask = () => call<GameRecordAnswer>(url, `getGameRecord?gameID=${gameID}`, { method: "GET" });
  await vi.waitUntil(async () => (await ask()).status === 200, { timeout: 30_000, interval: 100 });
  return (await ask()).body;
}
