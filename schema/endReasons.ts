import { type DecisionReason, timeUpReasons } from "./tournament.ts";

/** What gives a game a winner without a move: its time is up, or the other team has resigned. */
export const winReasons = [...timeUpReasons, "resigned"] as const satisfies readonly DecisionReason[];
export type WinReason = (typeof winReasons)[number];

/** What ends a game without a move; `agreed`: all people at the table have agreed to end it without a result. */
export const endReasons = [...winReasons, "agreed"] as const;
export type EndReason = (typeof endReasons)[number];
