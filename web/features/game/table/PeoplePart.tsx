import { useTranslation } from "react-i18next";
import type { Seat } from "#rules/variant.ts";
import { limits } from "#schema/limits.ts";
import { isTurnBased } from "#schema/pace.ts";
import { type ApiError, answerOf, api } from "#web/net/api.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";
import { session } from "#web/net/session.ts";
import { Button } from "#web/ui/Button.tsx";
import { clockTime } from "#web/ui/clockTime.ts";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { useNow } from "#web/ui/useNow.ts";
import { useWhyFailed } from "#web/ui/useWhyFailed.ts";
import { formerSeatOf } from "../formerSeatOf.ts";
import { presenceAt } from "../presenceAt.ts";
import { useTurnWords } from "../turnBased/useTurnWords.ts";
import { ConfirmButton } from "./ConfirmButton.tsx";
import { EndingPart } from "./EndingPart.tsx";
import type { TablePartProps } from "./tablePart.ts";
import { useSubstitution } from "./useSubstitution.ts";

/**
 * The players and spectators, whom the table waits for and since when, how somebody else can get a seat, and how to end
 * the game early.
 */
export function PeoplePart({ game, speakers, ask, onClose }: TablePartProps & { onClose: () => void }) {
  const { t } = useTranslation("table");
  const { t: tLanding } = useTranslation("landing");
  const now = useNow(game.status === "running");
  const turnWords = useTurnWords(game, now);
  const isOverDays = isTurnBased(game);
  return (
    <>
      <ul className="table-people">
        {game.seats.map(({ name, kind, level, color, isAutopilot }, seat) => (
          <li key={color}>
            <PlayerName
              username={name}
              text={seat === speakers.own ? speakers.names[seat] : undefined}
              isBot={kind === "bot"}
              isOnline={presenceAt(game, seat)}
              isNameFirst={false}
              hasMenu
            />
            {level && <span className="table-person-level">{tLanding(`chooser.level.${level}`)}</span>}
            <span className="table-person-does">
              {isOverDays ? turnWords(seat) : doing(seat, isAutopilot)}
            </span>
            <SeatButton game={game} seat={seat} now={now} ask={ask} />
          </li>
        ))}
      </ul>
      <Spectators game={game} />
      {game.view.seat !== null && game.match === null && <Abort game={game} now={now} />}
      <EndingPart game={game} speakers={speakers} ask={ask} now={now} onAsked={onClose} />
    </>
  );

  function doing(seat: Seat, isAutopilot: boolean): string {
    if (isAutopilot) return t("people.autopilot");
    const since = game.due[seat];
    return since === null ? "" : t("people.dueFor", { time: clockTime(now - since) });
  }
}

/** How somebody else can get this seat, if at all. */
function SeatButton({
  game,
  seat,
  now,
  ask,
}: { game: GameState; seat: Seat; now: number } & Pick<TablePartProps, "ask">) {
  const { t } = useTranslation("table");
  const { takeSeat, putBot } = useSubstitution(ask);
  const { view, status, substitution, replaceable } = game;
  const from = replaceable[seat];
  const isBot = game.seats[seat].kind === "bot";
  if (status !== "running" || substitution !== null || from === null || now < from || seat === view.seat)
    return null;
  if (view.seat === null) {
    // A visitor without a name can't sit down yet, and a substituted player can't sit down again.
    if (session.read() === undefined || formerSeatOf(game) !== undefined) return null;
    return (
      <Button variant="outline" onClick={() => takeSeat(seat)}>
        {isBot ? t("substitution.takeBotSeat") : t("substitution.takeSeat")}
      </Button>
    );
  }
  if (isBot) return null;
  return (
    <Button variant="outline" onClick={() => putBot(seat)}>
      {t("substitution.putBot")}
    </Button>
  );
}

function Spectators({ game: { spectators, watching } }: { game: GameState }) {
  const { t } = useTranslation("table");
  if (spectators === 0) return <p className="table-explained">{t("people.watchingNone")}</p>;
  const others = spectators - watching.length;
  return (
    <section>
      <h3>{t("people.watching")}</h3>
      <ul className="table-watching">
        {watching.map((name) => (
          <li key={name}>
            <PlayerName username={name} isNameFirst={false} hasMenu />
          </li>
        ))}
        {others > 0 && (
          <li>
            {t(`people.${watching.length > 0 ? "watchingMore" : "watchingUnnamed"}`, { count: others })}
          </li>
        )}
      </ul>
    </section>
  );
}

/** Every player may end a game that has only just begun, unless it decides a match. */
function Abort({ game: { gameID, created, status }, now }: { game: GameState; now: number }) {
  const { t } = useTranslation("table");
  const whyFailed = useWhyFailed();
  if (status !== "running" || now > created + limits.abortableMs) return null;
  const whyNot = (error: ApiError): string => {
    if (error.code === "conflict") return t("people.abortTooLate");
    return error.code === "forbidden" ? t("people.abortNotSeated") : whyFailed(error);
  };
  const abort = async (): Promise<void> => {
    try {
      await answerOf(api.abortGame.$delete({ json: { gameID } }));
    } catch (error) {
      showToast({ kind: "warning", title: t("people.abortFailed"), text: whyNot(error as ApiError) });
    }
  };
  const words = {
    button: t("people.abort"),
    sure: t("people.abortSure"),
    yes: t("people.abortYes"),
    no: t("ending.no"),
  };
  return (
    <section className="table-abort">
      <p className="table-explained">{t("people.abortText")}</p>
      <ConfirmButton words={words} onSure={() => void abort()} />
    </section>
  );
}
