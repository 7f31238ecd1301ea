import { chakra } from "@chakra-ui/react/styled-system";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TournamentSeries } from "#schema/api/tournaments.ts";
import { queries } from "#web/net/queries.ts";
import { Button } from "#web/ui/Button.tsx";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { EntryCard } from "#web/ui/EntryCard.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { showCallFailed } from "#web/ui/showCallFailed.ts";
import { useWhyFailed } from "#web/ui/useWhyFailed.ts";
import { tournamentSeriesQuery } from "../tournamentsQueries.ts";
import { endSeries } from "./adminCalls.ts";
import { SeriesForm } from "./SeriesForm.tsx";
import { weekdayName } from "./weekdays.ts";

/** The series, each of which opens its next tournament by itself. */
export function SeriesList() {
  const { t } = useTranslation("tournamentAdmin");
  const id = useId();
  const whyFailed = useWhyFailed();
  const [isAdding, setAdding] = useState(false);
  const { data: all, error } = useQuery(tournamentSeriesQuery, queries);
  return (
    <chakra.section aria-labelledby={id} minHeight="40">
      <chakra.h2 id={id} fontSize="xl" mb="1">
        {t("series.title")}
      </chakra.h2>
      <chakra.p mb="4" color="fg.muted">
        {t("series.what")}
      </chakra.p>
      {error && <Notice kind="error">{whyFailed(error)}</Notice>}
      <chakra.ul display="grid" gap="3" m="0" mb="4" p="0" listStyleType="none">
        {all?.map((series) => (
          <Entry key={series.id} series={series} />
        ))}
      </chakra.ul>
      <Button variant="outline" onClick={() => setAdding(true)}>
        {t("series.new")}
      </Button>
      <Dialog title={t("series.new")} isOpen={isAdding} onClose={() => setAdding(false)} placement="top">
        <SeriesForm onDone={() => setAdding(false)} />
      </Dialog>
    </chakra.section>
  );
}

function Entry({ series }: { series: TournamentSeries }) {
  const { t, i18n } = useTranslation("tournamentAdmin");
  const [dialog, setDialog] = useState<"change" | "end">();
  const { mutate, isPending } = useMutation({ mutationFn: endSeries, onError: showCallFailed }, queries);
  const { id, title, weekday, time, timeZone, form } = series;
  const close = () => setDialog(undefined);
  const when = { weekday: weekdayName(i18n.language, weekday), time, zone: timeZone };
  return (
    <EntryCard>
      <chakra.div flex="1 1 16rem" minWidth="0">
        <chakra.h3 fontSize="md" overflowWrap="anywhere">
          {title}
        </chakra.h3>
        <chakra.p fontSize="sm" color="fg.muted">
          {t("series.when", when)}
          {` · ${t("summary.nTeams", { count: form.nTeams })}`}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button
          variant="outline"
          aria-label={t("series.changeWhich", { title })}
          onClick={() => setDialog("change")}
        >
          {t("series.change")}
        </Button>
        <Button variant="ghost" aria-label={t("series.endWhich", { title })} onClick={() => setDialog("end")}>
          {t("series.end")}
        </Button>
      </chakra.div>
      <Dialog
        title={t("series.changeWhich", { title })}
        isOpen={dialog === "change"}
        onClose={close}
        placement="top"
      >
        <SeriesForm series={series} onDone={close} />
      </Dialog>
      <ConfirmDialog
        title={t("series.endWhich", { title })}
        isOpen={dialog === "end"}
        yes={t("series.endYes")}
        no={t("cancel")}
        isBusy={isPending}
        onYes={() => mutate(id)}
        onClose={close}
      >
        <p>{t("series.endText")}</p>
      </ConfirmDialog>
    </EntryCard>
  );
}
