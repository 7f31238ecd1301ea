import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { BotLevel } from "#schema/rooms.ts";
import { showToast } from "#web/ui/toasts.ts";
import { usePlayerName } from "#web/ui/usePlayerName.ts";
import type { AskGame } from "../askGame.ts";
import type { GameState } from "../gameRoom.ts";

/** The level of the bots that players put on a seat. */
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

/** Puts oneself, or a bot, on somebody's seat, and answers who wants to. What is refused is said. */
export function useSubstitution(ask: AskGame) {
  const { t } = useTranslation("table");
  const say = (error: string): void => {
    const why = refusals.includes(error as Refusal) ? (error as Refusal) : "other";
    showToast({
      kind: "warning",
      title: t("substitution.refused.title"),
      text: t(`substitution.refused.${why}`),
    });
  };
  return {
    takeSeat: async (seat: number) => {
      const reply = await ask("substitution:start", { seat, by: "me" });
      if (!reply.isDone) say(reply.error);
    },
    putBot: async (seat: number) => {
      const reply = await ask("substitution:start", { seat, by: "bot", level: substituteLevel });
      if (!reply.isDone) say(reply.error);
    },
    answer: async (accept: boolean) => {
      const reply = await ask("substitution:answer", { accept });
      if (!reply.isDone) say(reply.error);
    },
  };
}

/** Says what became of a substitution, to everybody at the table. */
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
