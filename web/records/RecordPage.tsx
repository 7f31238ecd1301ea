import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { queries } from "#web/net/queries.ts";
import { useGameID } from "#web/routing/useGameID.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";
import { type GameRecord, recordQuery } from "./recordsQueries.ts";
import "./recordPage.css";

/**
 * A page about a finished game, once that is loaded.
 * @param props.title of the document; without it, the game's number
 */
export function RecordPage(props: { title?: string; children: (record: GameRecord) => ReactNode }) {
  const gameID = useGameID();
  const { t } = useTranslation("table");
  const { pathTo } = usePaths();
  const { data: record, isError } = useQuery(recordQuery(gameID), queries);
  const title = props.title ?? t("replay.title", { gameID });
  return (
    <>
      <title>{`${title} – Tac`}</title>
      {record && props.children(record)}
      {!record && (
        <div className="record-wait">
          <h1 tabIndex={-1}>{title}</h1>
          {isError ? <p role="alert">{t("replay.failed")}</p> : <Waiting />}
          {isError && <ButtonLink to={pathTo(`/game?gameID=${gameID}`)}>{t("replay.leave")}</ButtonLink>}
        </div>
      )}
    </>
  );
}
