import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { GameRecordAnswer } from "#schema/api/games.ts";
import { usePaths } from "#web/app/i18n/usePaths.ts";
import { useGameID } from "#web/app/useGameID.ts";
import { answerOf, api } from "#web/net/api.ts";
import { queries } from "#web/net/queries.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";
import { ReplayScreen } from "./ReplayScreen.tsx";
import { recordedGame } from "./replayGame.ts";
import "./replay.css";

/** `/game?gameID=7&move=57`: a finished game, full screen, to go through move by move. */
export default function ReplayPage() {
  const gameID = useGameID();
  const { t } = useTranslation("table");
  const { pathTo } = usePaths();
  const { data, isError } = useQuery(
    {
      queryKey: ["getGameRecord", gameID],
      queryFn: () => answerOf(api.getGameRecord.$get({ query: { gameID: String(gameID) } })),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queries,
  );
  return (
    <>
      <title>{`${t("replay.title", { gameID })} – Tac`}</title>
      {data && <Loaded key={gameID} answer={data} />}
      {!data && (
        <div className="replay-wait">
          <h1 tabIndex={-1}>{t("replay.title", { gameID })}</h1>
          {isError ? <p role="alert">{t("replay.failed")}</p> : <Waiting />}
          {isError && <ButtonLink to={pathTo(`/game?gameID=${gameID}`)}>{t("replay.leave")}</ButtonLink>}
        </div>
      )}
    </>
  );
}

function Loaded({ answer }: { answer: GameRecordAnswer }) {
  const game = useMemo(() => recordedGame(answer), [answer]);
  return <ReplayScreen answer={answer} game={game} />;
}
