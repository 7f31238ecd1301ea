import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type Seat, type VariantName, variantOf } from "#rules/variant.ts";
import type { GameRecordAnswer } from "#schema/api/games.ts";
import { session } from "#web/net/session.ts";
import type { PlayOn } from "#web/routing/learnAddress.ts";
import { usePlayerName } from "#web/ui/usePlayerName.ts";
import type { TableSeat } from "../board/seatLook.ts";
import type { SeatNames } from "../words/wordsOf.ts";
import { botNames } from "./botNames.ts";

/** A table at which one sits down: who sat there before, and the marbles. */
interface TableBefore {
  readonly variant: VariantName;
  readonly seats: readonly Pick<GameRecordAnswer["seats"][number], "name" | "kind" | "color">[];
}

/** Who plays in this browser: oneself on the chosen seat, and bots on all others, with the marbles of the table. */
export function usePlayers(
  { seats, variant }: TableBefore,
  { seat: own, level }: PlayOn,
): { seats: readonly TableSeat[]; speakers: SeatNames } {
  const { t } = useTranslation("playOn");
  const { t: ofLanding } = useTranslation("landing");
  const playerName = usePlayerName();
  const username = session.read()?.username ?? "";
  const usernames = useMemo(
    () => botNames(seats).map((bot, seat) => (seat === own ? username : bot)),
    [seats, own, username],
  );
  const names = usernames.map((name, seat) => nameOf(name, seat)).join("\n");
  return useMemo(
    () => ({
      seats: seats.map(({ color }, seat) => ({
        username: usernames[seat],
        color,
        isOnline: true,
        ...(seat !== own && { isBot: true, level: ofLanding(`chooser.level.${level}`) }),
      })),
      speakers: { variant: variantOf(variant), names: names.split("\n"), own },
    }),
    [seats, variant, usernames, names, own, level, ofLanding],
  );

  function nameOf(name: string, seat: Seat): string {
    return seat === own && name === "" ? t("guest") : playerName(name);
  }
}
