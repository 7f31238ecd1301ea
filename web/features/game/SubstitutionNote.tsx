import { useTranslation } from "react-i18next";
import { isTurnBased } from "#schema/pace.ts";
import { session } from "#web/net/session.ts";
import { Button } from "#web/ui/Button.tsx";
import { clockTime } from "#web/ui/clockTime.ts";
import { comingTime } from "#web/ui/deadline.ts";
import { useNow } from "#web/ui/useNow.ts";
import { usePlayerName } from "#web/ui/usePlayerName.ts";
import { formerSeatOf } from "./formerSeatOf.ts";
import type { TablePartProps } from "./table/tablePart.ts";
import { useSubstitution, useSubstitutionNews } from "./table/useSubstitution.ts";

/** Says that a substitution is offered, or that one is possible because the table has waited for so long. */
export function SubstitutionNote(props: TablePartProps) {
  const { game } = props;
  useSubstitutionNews(game);
  const isWaiting = game.replaceable.some((from, seat) => from !== null && game.seats[seat].kind !== "bot");
  const now = useNow(game.substitution !== null || isWaiting);
  if (game.status !== "running") return null;
  return game.substitution === null ? <Idle {...props} now={now} /> : <Offer {...props} now={now} />;
}

/** An open offer of substitution: the players who are asked answer it, and the one who made it may withdraw it. */
function Offer({ game, speakers, ask, now }: TablePartProps & { now: number }) {
  const { t, i18n } = useTranslation("table");
  const { t: tTurns } = useTranslation("turnBased");
  const playerName = usePlayerName();
  const { answer } = useSubstitution(ask);
  const { substitution, view } = game;
  if (substitution === null) return null;
  const { seat, by, asked, acceptedBy, until } = substitution;
  const isMine = view.seat === null && by.kind !== "bot" && by.name === session.read()?.username;
  const names = { by: playerName(by.name), name: speakers.names[seat] };
  const isOverDays = isTurnBased(game);
  const isAsked = view.seat !== null && asked.includes(view.seat);
  const hasAccepted = view.seat !== null && acceptedBy.includes(view.seat);
  return (
    <div className="game-note" role="alert" data-note="offer">
      <p>
        {whatIsOffered()}{" "}
        {isOverDays ? (
          tTurns("seat.silence", { time: comingTime(i18n.language, until, now) })
        ) : (
          <time aria-hidden="true">{clockTime(until - now)}</time>
        )}
      </p>
      {isAsked && (
        <>
          <Button onClick={() => answer(true)}>{t("substitution.accept")}</Button>
          <Button variant="outline" onClick={() => answer(false)}>
            {t("substitution.reject")}
          </Button>
        </>
      )}
      {view.seat === seat && <p>{t("substitution.own")}</p>}
      {hasAccepted && <p>{t("substitution.accepted")}</p>}
      {(isMine || hasAccepted) && (
        <Button variant="outline" onClick={() => answer(false)}>
          {t("substitution.withdraw")}
        </Button>
      )}
    </div>
  );

  function whatIsOffered(): string {
    if (isMine) return t("substitution.offerMine", names);
    return by.kind === "bot" ? t("substitution.offerBot", names) : t("substitution.offerHuman", names);
  }
}

/** Says what the players can do when the table has waited for somebody for a long time. */
function Idle({ game, speakers, ask, now }: TablePartProps & { now: number }) {
  const { t } = useTranslation("table");
  const { t: tTurns } = useTranslation("turnBased");
  const { takeSeat, putBot } = useSubstitution(ask);
  const { replaceable, seats, view } = game;
  const seat = replaceable.findIndex(
    (from, each) => from !== null && now >= from && seats[each].kind !== "bot" && each !== view.seat,
  );
  const isSpectator = view.seat === null;
  if (seat < 0 || (isSpectator && (session.read() === undefined || formerSeatOf(game) !== undefined)))
    return null;
  return (
    <div className="game-note" role="status" data-note="idle">
      <p>
        {isTurnBased(game)
          ? tTurns("seat.free", { name: speakers.names[seat], count: game.turns?.missed[seat] ?? 0 })
          : t("substitution.idle", { name: speakers.names[seat] })}
      </p>
      {view.seat === null ? (
        <Button variant="outline" onClick={() => takeSeat(seat)}>
          {t("substitution.takeSeat")}
        </Button>
      ) : (
        <Button variant="outline" onClick={() => putBot(seat)}>
          {t("substitution.putBot")}
        </Button>
      )}
    </div>
  );
}
