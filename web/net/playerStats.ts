import type { PlayerStatsAnswer } from "#schema/api/profiles.ts";

/** What a player's games come to. */
export type PlayerStats = PlayerStatsAnswer;
