import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type Witness, witnessOf } from "#web/game/deal/witness.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";
import { CopyLink } from "#web/ui/CopyLink.tsx";

/**
 * The checksum of the deal, to copy while the game runs: whoever has kept it can't be shown another one later. And whether
 * the browsers had their part in it.
 */
export function DealPart({ game }: { game: GameState }) {
  const { t } = useTranslation("table");
  const id = useId();
  const seen = witnessOf(game.gameID);
  return (
    <>
      <p className="table-explained">{t("deal.promise")}</p>
      <label htmlFor={id}>{t("end.seedHash")}</label>
      <CopyLink
        id={id}
        link={seen?.seedHash ?? game.seedHash}
        copy={t("deal.copy")}
        copied={t("deal.copied")}
      />
      <p className="table-explained">{t("deal.kept")}</p>
      <p className="table-explained">{t(`deal.from.${whoDrew(game, seen)}`)}</p>
    </>
  );
}

function whoDrew(
  { draw }: GameState,
  seen: Witness | undefined,
): "server" | "browsers" | "own" | "withoutOwn" {
  const own = seen?.draw;
  if (own?.commitments) return draw?.reveals.includes(own.secret) ? "own" : "withoutOwn";
  return draw?.reveals.some((reveal) => reveal !== null) ? "browsers" : "server";
}
