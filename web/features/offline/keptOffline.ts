import { isVariantName, seedBytes, type VariantName } from "#rules/index.ts";
import { type BotLevel, botLevels } from "#schema/rooms.ts";
import { type KeptGame, readKept, writtenKept } from "#web/game/local/keptPlayOn.ts";
import { createDeviceStore } from "#web/ui/deviceStore.ts";

/** The storage key of the game against bots in this browser, which outlives the tab. */
export const offlineKey = "TacOffline";

/** A game in this browser: the kind of table, the seed of its deals, and all moves so far. */
export interface OfflineGame extends KeptGame {
  readonly variant: VariantName;
  readonly level: BotLevel;
}

/** A new game at a kind of table, which replaces the stored one. */
export function beginOffline(variant: VariantName, level: BotLevel): void {
  const seed = crypto.getRandomValues(new Uint8Array(seedBytes));
  offlineGame.write({ start: `${variant}/${level}`, seed, moves: [], variant, level });
}

/** The stored game with its moves so far; `undefined` if there is none that can be played. */
export const offlineGame = createDeviceStore<OfflineGame | undefined>({
  key: offlineKey,
  read: readOffline,
  write: (game) => game && JSON.stringify(writtenKept(game)),
});

/** Parses what a browser has stored, whatever it is. */
export function readOffline(stored: string | null): OfflineGame | undefined {
  try {
    const kept = readKept(JSON.parse(stored ?? "null"));
    const [variant = "", level] = kept?.start.split("/") ?? [];
    if (!kept || !isVariantName(variant) || !botLevels.includes(level as BotLevel)) return undefined;
    return { ...kept, variant, level: level as BotLevel };
  } catch {
    return undefined;
  }
}
