import i18next from "i18next";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { ChoiceGroup } from "#web/ui/ChoiceGroup.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { Waiting } from "#web/ui/Waiting.tsx";
import { PeoplePart } from "./PeoplePart.tsx";
import type { TablePartProps } from "./tablePart.ts";
import "#web/game/table/table.css";

// All parts except the first, with which the dialog opens complete.
const DealPart = lazyPart(
  () => import("../deal/DealPart.tsx"),
  ({ DealPart }) => DealPart,
);
const HelpPart = lazyPart(
  () => import("#web/game/table/HelpPart.tsx"),
  ({ HelpPart }) => HelpPart,
);
const ReportPart = lazyPart(
  () => import("./ReportPart.tsx"),
  ({ ReportPart }) => ReportPart,
);
const TableSettings = lazyPart(fetchSettings, ({ TableSettings }) => TableSettings);
const StatisticsPart = lazyPart(
  () => import("./StatisticsPart.tsx"),
  ({ StatisticsPart }) => StatisticsPart,
);

/** Fetches the settings and their texts right away, so that they appear soon after the press. */
async function fetchSettings() {
  const [settings] = await Promise.all([
    import("#web/game/table/TableSettings.tsx"),
    i18next.loadNamespaces("settings"),
  ]);
  return settings;
}

const parts = ["people", "statistics", "help", "settings", "deal", "report"] as const;
type Part = (typeof parts)[number];

/** Everything to know or do at the table besides playing. */
export function TableDialog(props: TablePartProps & { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation("table");
  const [part, setPart] = useState<Part>("people");
  const options = parts.map((value) => ({ value, label: t(`parts.${value}`) }));
  return (
    <Dialog title={t("open")} placement="top" isOpen={props.isOpen} onClose={props.onClose}>
      <div className="table-parts">
        <ChoiceGroup legend={t("what")} options={options} value={part} onChange={setPart} />
      </div>
      <div className="table-part">
        <Suspense fallback={<Waiting />}>{contentsOf(part, props)}</Suspense>
      </div>
    </Dialog>
  );
}

function contentsOf(part: Part, { game, speakers, ask, onClose }: TablePartProps & { onClose: () => void }) {
  switch (part) {
    case "people":
      return <PeoplePart game={game} speakers={speakers} ask={ask} onClose={onClose} />;
    case "statistics":
      return <StatisticsPart game={game} ask={ask} />;
    case "help":
      return <HelpPart isMaster={game.view.table.variant.isMaster} />;
    case "settings":
      return <TableSettings />;
    case "deal":
      return <DealPart game={game} />;
    case "report":
      return <ReportPart gameID={game.gameID} />;
  }
}
