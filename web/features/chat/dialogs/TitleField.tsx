import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import { chatTitle } from "#schema/protocol/chatOverview.ts";
import { Field } from "#web/ui/form/Field.tsx";

/** The title of a group. */
export function TitleField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation("chat");
  const min = limits.chatTitleMinLength;
  const max = limits.chatTitleMaxLength;
  return (
    <Field
      label={t("groupTitle")}
      hint={t("groupTitleHint", { min, max })}
      maxLength={max}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

export function isTitle(text: string): boolean {
  return chatTitle.safeParse(text).success;
}
