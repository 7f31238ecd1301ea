import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { EndingInfo } from "#schema/protocol/ending.ts";
import { Button } from "#web/ui/Button.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { useNow } from "#web/ui/useNow.ts";
import type { TablePartProps } from "./table/tablePart.ts";
import { useEnding } from "./table/useEnding.ts";
import { AnswerTime } from "./turnBased/AnswerTime.tsx";

/** The open questions whether to end the game: the viewer answers them, and sees who has yet to answer. */
export function EndingNote({ game, speakers, ask }: TablePartProps) {
  useEndingNews({ game, speakers });
  return game.endings.map((ending) => (
    <Question key={ending.how} ending={ending} speakers={speakers} ask={ask} />
  ));
}

function Question({
  ending,
  speakers,
  ask,
}: { ending: EndingInfo } & Pick<TablePartProps, "speakers" | "ask">) {
  const { t, i18n } = useTranslation("table");
  const now = useNow();
  const { answer } = useEnding(ask);
  const { how, by, asked, until } = ending;
  const isAsked = speakers.own !== null && asked.includes(speakers.own);
  const isMine = by === speakers.own;
  return (
    <section data-ending={how}>
      <p>
        {whatIsAsked()} <AnswerTime until={until} now={now} />
      </p>
      <div className="game-ending-answers">
        {isAsked && <Button onClick={() => answer(how, true)}>{t(`ending.${how}.yes`)}</Button>}
        <Button variant="outline" onClick={() => answer(how, false)}>
          {isMine ? t("ending.withdraw") : t("ending.no")}
        </Button>
      </div>
    </section>
  );

  function whatIsAsked(): string {
    if (isAsked) return t(`ending.${how}.asked`, { name: speakers.names[by] });
    const names = new Intl.ListFormat(i18n.language).format(asked.map((seat) => speakers.names[seat]));
    return t(`ending.${how}.mine`, { names });
  }
}

/** Says that the game goes on, and why. */
function useEndingNews({ game: { endingNews }, speakers }: Pick<TablePartProps, "game" | "speakers">): void {
  const { t } = useTranslation("table");
  const said = useRef(endingNews);
  useEffect(() => {
    if (endingNews === null || said.current === endingNews) return;
    said.current = endingNews;
    const { change, seat } = endingNews;
    if (change === "asked" || change === "accepted") return;
    const isOwn = seat === speakers.own && (change === "rejected" || change === "withdrawn");
    const name = speakers.names[seat];
    showToast({ kind: "info", title: isOwn ? t("ending.goesOn") : t(`ending.change.${change}`, { name }) });
  }, [endingNews, speakers, t]);
}
