import { useId } from "react";
import { useTranslation } from "react-i18next";
import { CopyLink } from "#web/ui/CopyLink.tsx";
import type { GameState } from "../gameRoom.ts";
import { witnessOf } from "./witness.ts";

/** The checksum of the deal, to copy while the game runs: whoever has kept it can't be shown another one later. */
export function DealPart({ game }: { game: GameState }) {
  const { t } = useTranslation("table");
  const id = useId();
  return (
    <>
      <p className="table-explained">{t("deal.promise")}</p>
      <label htmlFor={id}>{t("end.seedHash")}</label>
      <CopyLink
        id={id}
        link={witnessOf(game.gameID)?.seedHash ?? game.seedHash}
        copy={t("deal.copy")}
        copied={t("deal.copied")}
      />
      <p className="table-explained">{t("deal.kept")}</p>
    </>
  );
}
