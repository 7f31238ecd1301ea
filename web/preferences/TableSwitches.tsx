import i18next from "i18next";
import { useTranslation } from "react-i18next";
import { Check } from "#web/ui/Check.tsx";
import type settings from "../locales/de/settings.json";
import { type TableSwitchName, tableSwitches } from "./preferences.ts";
import { usePreference } from "./usePreference.ts";

/** All switches of the table. */
export function TableSwitches() {
  return tableSwitches.map((name) => <TableSwitch key={name} name={name} />);
}

type Texts = typeof settings.table.switches;
/** The switches that a hint explains. */
type Explained = {
  [Name in TableSwitchName]: "hint" extends keyof Texts[Name] ? Name : never;
}[TableSwitchName];

function TableSwitch({ name }: { name: TableSwitchName }) {
  const { t } = useTranslation("settings");
  const [isOn, choose] = usePreference(name);
  const isExplained = i18next.exists(`table.switches.${name}.hint`, { ns: "settings" });
  return (
    <Check
      label={t(`table.switches.${name}.label`)}
      hint={isExplained ? t(`table.switches.${name as Explained}.hint`) : undefined}
      isChecked={isOn}
      onChange={choose}
    />
  );
}
