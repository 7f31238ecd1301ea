import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import { RecordPage } from "#web/records/RecordPage.tsx";
import type { GameRecord } from "#web/records/recordsQueries.ts";
import { readMove, replayQuery } from "#web/routing/learnAddress.ts";
import { useAddressQuery } from "#web/routing/useAddressQuery.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { BetterMoveScreen } from "./BetterMoveScreen.tsx";

/** `/game?gameID=7&move=39&better=1`: looks for a better move than the one that was made after 39 moves. */
export default function BetterMovePage() {
  const { t } = useTranslation("playOn");
  return <RecordPage title={t("better.title")}>{(record) => <AtMove record={record} />}</RecordPage>;
}

function AtMove({ record }: { record: GameRecord }) {
  const query = useAddressQuery();
  const { pathTo } = usePaths();
  const n = readMove(query, record.game.moves.length - 1);
  if (n === undefined) return <Navigate replace to={pathTo(`/game${replayQuery(query, 0)}`)} />;
  return (
    <BetterMoveScreen
      key={`${record.answer.gameID}/${n}`}
      record={record}
      n={n}
      back={pathTo(`/game${replayQuery(query, n + 1)}`)}
    />
  );
}
