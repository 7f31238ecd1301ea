import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { cardName, noCard, tac } from "#rules/card.ts";
import { tradeGiver } from "#rules/deal.ts";
import type { View } from "#rules/view.ts";
import { canOnlyDiscard } from "../choice/choice.ts";
import { whyNothing } from "../choice/whyNot.ts";
import { placeWords, type SeatNames } from "../words/wordsOf.ts";
import { instructionOf } from "./instruction.ts";
import { SevenPips } from "./SevenPips.tsx";
import type { Choosing } from "./useChoosing.ts";

interface InstructionLineProps {
  choosing: Choosing;
  speakers: SeatNames;
  isSending: boolean;
  /** The time left for the move. */
  clock?: ReactNode;
  /** Said instead of the instruction. */
  instead?: string;
  /** A hint in words; `null` while there is none, and absent where hints are not allowed. */
  hint?: ReactNode;
  /** The way to what waits for the viewer elsewhere. */
  next?: ReactNode;
}

/** Always says what to do now. Below it: a hint, what the chosen card does, or why the pressed card can't be played. */
export function InstructionLine({
  choosing,
  speakers,
  isSending,
  instead,
  clock,
  hint,
  next,
}: InstructionLineProps) {
  const { t, i18n } = useTranslation("game");
  const { options, choice, offer, proposed } = choosing;
  const { names } = speakers;
  const { key, seats, count } = instructionOf(options, choice, offer, proposed);
  const list = new Intl.ListFormat(i18n.language, { type: "conjunction" });
  const named = key === "waitForTrade" ? list.format(seats.map((seat) => names[seat])) : names[seats[0]];
  const values = { name: named, victim: names[seats[1]], count };
  const { seat, table } = options.view;
  const isPlaying = seat !== null && (table.phase === "trade" || table.phase === "play");
  const isQuiet = !isPlaying || isSending;
  const isHintShown = hint != null && choosing.refused === null && choosing.missed === null;
  return (
    <div className="game-now" data-now={isSending ? "sending" : key}>
      <div className="game-now-line">
        <p className="game-now-what" role="status" tabIndex={-1}>
          {instead ?? (isSending ? t("now.sending") : t(`now.${key}`, values))}
        </p>
        {clock}
      </div>
      <SevenPips choosing={choosing} />
      {hint !== undefined && (
        <p className={isHintShown ? "game-now-help is-hint" : "game-now-help"} role="status">
          {isHintShown && <Suspense>{hint}</Suspense>}
        </p>
      )}
      {!isQuiet && !isHintShown && <HelpLine choosing={choosing} speakers={speakers} />}
      {options.view.seat === null && <p className="game-now-help">{t("spectator")}</p>}
      {next}
    </div>
  );
}

function HelpLine({
  choosing: { refused, missed, choice, options, isPlanning, lifted, cards },
  speakers,
}: Pick<InstructionLineProps, "choosing" | "speakers">) {
  const { t } = useTranslation("game");
  const { t: tMoves } = useTranslation("moves");
  if (isPlanning && lifted !== null) {
    const card = tMoves(`card.${cardName(cards[lifted])}`);
    return <p className="game-now-help">{t("planned", { card })}</p>;
  }
  if (refused !== null) {
    const { why, card } = refused;
    const values = {
      card: "card" in why ? tMoves(`card.${why.card}`) : "",
      place: "field" in why ? placeWords(tMoves, speakers, why.field) : "",
    };
    const name = tMoves(`card.${cardName(card)}`);
    const words = `${name}: ${t(`whyNot.${why.reason}`, values)}`;
    return (
      <p className="game-now-why" role="alert">
        {why.reason === "blocked" ? (
          <>
            <span aria-hidden="true">{`${name}: ${t("whyNot.inTheWay", { count: why.steps })}`}</span>
            <span className="tac-unseen">{words}</span>
          </>
        ) : (
          words
        )}
      </p>
    );
  }
  if (missed !== null)
    return (
      <p className="game-now-why" role="alert">
        {t(`missed.${missed}`)}
      </p>
    );
  const { view } = options;
  if (canOnlyDiscard(options) && !view.table.mustSkip && view.borrowed === null)
    return <p className="game-now-help">{t(`whyNothing.${whyNothing(view)}`)}</p>;
  if (choice.card === null) return <GotLine view={options.view} speakers={speakers} />;
  if (options.view.table.seven.left > 0) return null;
  const { last } = options.view.table;
  const repeats = choice.card === tac && last !== noCard ? tMoves(`card.${cardName(last)}`) : "";
  return (
    <p className="game-now-help">
      {t(`help.${cardName(choice.card)}`)} {repeats !== "" && t("repeats", { card: repeats })}
    </p>
  );
}

/** The card received in the trade, until everybody has played once. */
function GotLine({ view, speakers }: { view: View; speakers: SeatNames }) {
  const { t } = useTranslation("game");
  const { t: tMoves } = useTranslation("moves");
  const { table, seat, got } = view;
  if (seat === null || got === noCard || table.pile.length >= table.variant.seats) return null;
  const values = { name: speakers.names[tradeGiver(table, seat)], card: tMoves(`card.${cardName(got)}`) };
  return <p className="game-now-help">{t("got", values)}</p>;
}
