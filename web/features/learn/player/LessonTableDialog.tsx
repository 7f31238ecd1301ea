import i18next from "i18next";
import { Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { HelpPart } from "#web/game/table/HelpPart.tsx";
import { LanguageLinks } from "#web/menu/LanguageLinks.tsx";
import { ChoiceGroup } from "#web/ui/ChoiceGroup.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { Waiting } from "#web/ui/Waiting.tsx";
import "#web/game/table/table.css";

const TableSettings = lazyPart(
  async () => {
    const [settings] = await Promise.all([
      import("#web/game/table/TableSettings.tsx"),
      i18next.loadNamespaces("settings"),
    ]);
    return settings;
  },
  ({ TableSettings }) => TableSettings,
);

const parts = ["help", "settings"] as const;
export type TablePart = (typeof parts)[number];

/**
 * The window of a table, with those of its parts that a lesson has too. Without the site's header it has the languages.
 * @param props.onClose called with the parts that were shown since it was opened
 */
export function LessonTableDialog(props: {
  isOpen: boolean;
  onClose: (seen: ReadonlySet<TablePart>) => void;
}) {
  const { t } = useTranslation("table");
  const [part, setPart] = useState<TablePart>("help");
  const seen = useRef(new Set<TablePart>());
  const close = (): void => {
    props.onClose(new Set([...seen.current, part]));
    seen.current.clear();
  };
  return (
    <Dialog title={t("open")} placement="top" isOpen={props.isOpen} onClose={close}>
      <div className="table-parts">
        <ChoiceGroup
          legend={t("what")}
          options={parts.map((value) => ({ value, label: t(`parts.${value}`) }))}
          value={part}
          onChange={(chosen) => {
            seen.current.add(part);
            setPart(chosen);
          }}
        />
      </div>
      <div className="table-part">
        <Suspense fallback={<Waiting />}>
          {part === "help" ? (
            <HelpPart isMaster />
          ) : (
            <>
              <LanguageLinks />
              <TableSettings />
            </>
          )}
        </Suspense>
      </div>
    </Dialog>
  );
}
