import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import type { EndingWay } from "#schema/protocol/ending.ts";
import { ConfirmButton } from "./ConfirmButton.tsx";
import type { TablePartProps } from "./tablePart.ts";
import { useEnding } from "./useEnding.ts";

type EndingPartProps = TablePartProps & {
  now: number;
  /** Called when the others are asked. */
  onAsked: () => void;
};

/** How a player proposes to end the game early: the team resigns, or all end it without a result. */
export function EndingPart(props: EndingPartProps) {
  const { t, i18n } = useTranslation("table");
  const { game, speakers, now } = props;
  const { view, status, seats, match, created } = game;
  const own = view.seat;
  if (own === null || status !== "running") return null;
  const { variant, deal } = view.table;
  const team = variant.teams.find((each) => each.includes(own)) ?? [];
  const mates = team.filter((seat) => seat !== own && seats[seat].kind !== "bot");
  const isAlone = seats.every(({ kind }, seat) => kind === "bot" || seat === own);
  const names = new Intl.ListFormat(i18n.language).format(mates.map((seat) => speakers.names[seat]));
  const canResign = !variant.isTeamTac && variant.teams.length === 2;
  return (
    <>
      {canResign && deal < 1 && (
        <section className="table-abort">
          <p className="table-explained">{t("ending.resign.later")}</p>
        </section>
      )}
      {canResign && deal >= 1 && <Proposal {...props} how="resign" text={whatResigning()} />}
      {/* Until then everybody can abort it alone. */}
      {match === null && now > created + limits.abortableMs && (
        <Proposal
          {...props}
          how="noResult"
          text={isAlone ? t("ending.noResult.textAlone") : t("ending.noResult.text")}
        />
      )}
    </>
  );

  function whatResigning(): string {
    return mates.length === 0
      ? t("ending.resign.textAlone")
      : t("ending.resign.text", { names, count: mates.length });
  }
}

/** A way to end the game, with a question before the others are asked. */
function Proposal({ how, text, game, ask, onAsked }: EndingPartProps & { how: EndingWay; text: string }) {
  const { t } = useTranslation("table");
  const { start } = useEnding(ask);
  if (game.endings.some((ending) => ending.how === how)) return null;
  const words = {
    button: t(`ending.${how}.button`),
    sure: t(`ending.${how}.sure`),
    yes: t(`ending.${how}.yes`),
    no: t("ending.no"),
  };
  const send = (): void => {
    onAsked();
    void start(how);
  };
  return (
    <section className="table-abort">
      <p className="table-explained">{text}</p>
      <ConfirmButton words={words} onSure={send} />
    </section>
  );
}
