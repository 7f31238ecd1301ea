import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AskGame } from "#web/net/game/askGame.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";
import { type DealDifference, type DealtGame, differencesIn } from "./checkDeal.ts";
import { witnessOf } from "./witness.ts";
import "./deal.css";

/** Checks the deal of the game at this table. */
export function GameDealCheck({ game, ask }: { game: GameState; ask: AskGame }) {
  const { gameID, decision } = game;
  const fetchRecord = async (): Promise<DealtGame | undefined> => {
    const reply = await ask("game:getLog", {});
    return reply.isDone ? { ...reply.data, gameID, decision } : undefined;
  };
  return <DealCheck gameID={gameID} fetchRecord={fetchRecord} />;
}

type Found = { game: DealtGame; differences: readonly DealDifference[]; isWitnessed: boolean };

/**
 * Checks in the browser, on request, that a game that has ended was dealt as promised, and that it is told as this
 * browser saw it.
 * @param props.fetchRecord undefined if the record can't be had now
 */
export function DealCheck(props: { gameID: number; fetchRecord: () => Promise<DealtGame | undefined> }) {
  const { gameID, fetchRecord } = props;
  const { t } = useTranslation("table");
  const [found, setFound] = useState<Found>();
  const [isMissing, setMissing] = useState(false);
  const check = async (): Promise<void> => {
    if (found !== undefined) return;
    const game = await fetchRecord();
    setMissing(game === undefined);
    if (game === undefined) return;
    const seen = witnessOf(gameID);
    const differences = await differencesIn(game, seen);
    setFound({ game, differences, isWitnessed: seen !== undefined });
  };
  return (
    <details className="deal-check" onToggle={check}>
      <summary>{t("end.deal")}</summary>
      <p role="status">{whatIsFound()}</p>
      {found !== undefined && (
        <>
          <ul>
            {found.differences.map((difference) => (
              <li key={difference.what}>{inWords(difference)}</li>
            ))}
          </ul>
          <dl>
            <dt>{t("end.seed")}</dt>
            <dd>{found.game.seed}</dd>
            <dt>{t("end.seedHash")}</dt>
            <dd>{found.game.seedHash}</dd>
            {found.game.draw !== null && (
              <>
                <dt>{t("deal.server")}</dt>
                <dd>{found.game.draw.serverSeed}</dd>
                <dt>{t("deal.browsers")}</dt>
                {found.game.draw.reveals.map(
                  (reveal, seat) =>
                    // biome-ignore lint/suspicious/noArrayIndexKey: the number of a seat is its identity
                    reveal !== null && <dd key={seat}>{reveal}</dd>,
                )}
              </>
            )}
          </dl>
        </>
      )}
    </details>
  );

  function whatIsFound(): string {
    if (isMissing) return t("end.dealMissing");
    if (found === undefined) return t("end.dealChecking");
    const [first, ...others] = found.differences;
    // A slow line can do that as well.
    if (first?.what === "leftOut" && others.length === 0) return t("end.dealLeftOut");
    if (first !== undefined) return t("end.dealBad");
    return found.isWitnessed ? t("end.dealGood") : t("end.dealAlone");
  }

  function inWords(difference: DealDifference): string {
    const move = "move" in difference ? difference.move : 0;
    return t(`deal.differs.${difference.what}`, { move });
  }
}
