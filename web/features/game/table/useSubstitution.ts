import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { BotLevel } from "#schema/rooms.ts";
import type { AskGame } from "#web/net/game/askGame.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";
import { showToast } from "#web/ui/toasts.ts";
import { usePlayerName } from "#web/ui/usePlayerName.ts";
import { useTableRequest } from "./useTableRequest.ts";

/** The level of bots that players substitute. */
const substituteLevel: BotLevel = "strong";

const refusals = [
  "not_replaceable",
  "substitution_open",
  "has_played",
  "has_seat",
  "nobody_to_ask",
  "too_soon",
] as const;
type Refusal = (typeof refusals)[number];

/** Puts the user or a bot on another player's seat, and answers such offers. */
export function useSubstitution(ask: AskGame) {
  const { t } = useTranslation("table");
  const { t: tTurns } = useTranslation("turnBased");
  const wish = useTableRequest(ask, (error) => {
    if (error === "members_only") return tTurns("seat.membersOnly");
    return refusals.includes(error as Refusal) ? t(`substitution.refused.${error as Refusal}`) : undefined;
  });
  return {
    takeSeat: (seat: number) => wish("substitution:start", { seat, by: "me" }),
    putBot: (seat: number) => wish("substitution:start", { seat, by: "bot", level: substituteLevel }),
    answer: (accept: boolean) => wish("substitution:answer", { accept }),
  };
}

/** Announces the result of a substitution to everybody at the table. */
export function useSubstitutionNews({ substituted }: GameState): void {
  const { t } = useTranslation("table");
  const playerName = usePlayerName();
  const said = useRef(substituted);
  useEffect(() => {
    if (substituted === null || said.current === substituted) return;
    said.current = substituted;
    const { change, by, replaced } = substituted;
    if (change === "offered" || change === "accepted") return;
    const names = { by: playerName(by.name), replaced: playerName(replaced.name) };
    showToast({ kind: "info", title: t(`substitution.change.${change}`, names) });
  }, [substituted, t, playerName]);
}
