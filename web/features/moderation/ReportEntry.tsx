import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { dateLocale } from "#schema/dateLocale.ts";
import { Button } from "#web/ui/Button.tsx";
import { EntryCard } from "#web/ui/EntryCard.tsx";
import { neutralName } from "#web/ui/player/neutralName.ts";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import { usePlayerName } from "#web/ui/usePlayerName.ts";
import { JudgeForm } from "./JudgeForm.tsx";
import type { Report } from "./moderationQueries.ts";
import { useJudge } from "./useJudge.ts";

/** A report: whom it is about, who sent it and why, the messages around it, and the possible actions. */
export function ReportEntry({ report }: { report: Report }) {
  const { t, i18n } = useTranslation("moderation");
  const nameOf = usePlayerName();
  const id = useId();
  const { isBusy, judge } = useJudge(report);
  const [asking, setAsking] = useState<"warn" | "takeName" | "block">();
  const { subject, reporter, reason, createdAt, messages } = report;
  const format = new Intl.DateTimeFormat(dateLocale(i18n.language), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return (
    <EntryCard
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      overflowWrap="anywhere"
      alignItems="stretch"
      justifyContent="stretch"
    >
      <div id={id}>
        <PlayerName username={subject ?? ""} isNameFirst={false} />
        <chakra.p mt="2">{reason}</chakra.p>
        <chakra.p color="fg.muted" fontSize="sm">
          {t("reports.by", { reporter: nameOf(reporter ?? ""), date: format.format(createdAt) })}
        </chakra.p>
      </div>
      {messages.length > 0 && <Messages report={report} />}
      {asking ? (
        <JudgeForm action={asking} judge={judge} onCancel={() => setAsking(undefined)} />
      ) : (
        <chakra.div role="group" aria-labelledby={id} display="flex" flexWrap="wrap" gap="2">
          <Button variant="outline" aria-disabled={isBusy} onClick={() => judge({ action: "dismiss" })}>
            {t("reports.dismiss")}
          </Button>
          {report.messageID !== null && !report.isHidden && (
            <Button variant="outline" aria-disabled={isBusy} onClick={() => judge({ action: "hide" })}>
              {t("reports.hide")}
            </Button>
          )}
          {subject !== null && (
            <>
              <Button variant="outline" onClick={() => setAsking("warn")}>
                {t("reports.warn")}
              </Button>
              {!neutralName(subject) && (
                <Button variant="outline" onClick={() => setAsking("takeName")}>
                  {t("reports.takeName")}
                </Button>
              )}
              <Button variant="outline" onClick={() => setAsking("block")}>
                {t("reports.block")}
              </Button>
            </>
          )}
        </chakra.div>
      )}
    </EntryCard>
  );
}

function Messages({ report: { messages, messageID } }: { report: Report }) {
  const { t } = useTranslation("moderation");
  const nameOf = usePlayerName();
  return (
    <chakra.ol
      aria-label={t("reports.messages")}
      listStyleType="none"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="1"
      p="3"
      borderRadius="md"
      bg="bg.sunken"
      fontSize="sm"
    >
      {messages.map(({ id, sender, body }) => (
        <chakra.li
          key={id}
          aria-current={id === messageID || undefined}
          px="2"
          borderInlineStart="3px solid"
          borderColor={id === messageID ? "danger" : "transparent"}
        >
          <b>{nameOf(sender ?? "")}</b> {body}
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
