import { useTranslation } from "react-i18next";
import { type BotLevel, botLevels } from "#schema/rooms.ts";
import { ChoiceGroup } from "#web/ui/ChoiceGroup.tsx";

/** Asks how well the bots at a table play. */
export function LevelChoice({ level, onChange }: { level: BotLevel; onChange: (level: BotLevel) => void }) {
  const { t } = useTranslation("landing");
  return (
    <ChoiceGroup
      legend={t("chooser.bots")}
      value={level}
      onChange={onChange}
      options={botLevels.map((value) => ({ value, label: t(`chooser.level.${value}`) }))}
      hint={t(`chooser.levelHint.${level}`)}
    />
  );
}
