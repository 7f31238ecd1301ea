import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import { forgetKeptGame } from "#web/game/local/keptPlayOn.ts";
import { RecordPage } from "#web/records/RecordPage.tsx";
import type { GameRecord } from "#web/records/recordsQueries.ts";
import { isOverAfter } from "#web/records/replayGame.ts";
import { readMove, readPlayOn, replayQuery } from "#web/routing/learnAddress.ts";
import { useAddressQuery } from "#web/routing/useAddressQuery.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { takeFocus } from "#web/ui/takeFocus.ts";
import { PlayOnScreen } from "./PlayOnScreen.tsx";

/**
 * `/game?gameID=7&move=40&playOn=2&level=strong`: plays on from a position of a finished game, on a seat, against bots, in
 * this browser alone.
 */
export default function PlayOnPage() {
  const { t } = useTranslation("playOn");
  return <RecordPage title={t("title")}>{(record) => <FromHere record={record} />}</RecordPage>;
}

function FromHere({ record }: { record: GameRecord }) {
  const { answer, game } = record;
  const query = useAddressQuery();
  const { pathTo } = usePaths();
  const [round, setRound] = useState(0);
  // The pressed button is another one now.
  useEffect(() => {
    if (round > 0) takeFocus(document.querySelector<HTMLElement>(".game-now-what"));
  }, [round]);
  const at = readMove(query, game.moves.length);
  const playOn = readPlayOn(query, answer.seats.length);
  if (at === undefined || playOn === undefined || isOverAfter(game, at))
    return <Navigate replace to={pathTo(`/game${replayQuery(query, at ?? 0)}`)} />;
  const start = [answer.gameID, at, playOn.seat, playOn.level].join("/");
  const restart = (): void => {
    forgetKeptGame();
    setRound(round + 1);
  };
  return (
    <PlayOnScreen
      key={`${start} ${round}`}
      record={record}
      start={start}
      at={at}
      playOn={playOn}
      back={pathTo(`/game${replayQuery(query, at)}`)}
      onRestart={restart}
    />
  );
}
