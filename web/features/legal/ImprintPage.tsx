import { useTranslation } from "react-i18next";
import { OperatorAddress } from "#web/ui/OperatorAddress.tsx";
import { operator } from "#web/ui/operator.ts";
import { Paragraphs, Prose } from "#web/ui/Prose.tsx";

/** `/impressum`: who is responsible for this site. */
export default function ImprintPage() {
  const { t } = useTranslation("legal");
  const { representedBy, register, vatId } = operator;
  return (
    <Prose title={t("imprint.title")}>
      <h2>{t("imprint.operator")}</h2>
      <OperatorAddress />
      {representedBy && <p>{t("imprint.representedBy", { name: representedBy })}</p>}
      {register && <p>{t("imprint.register", { register })}</p>}
      {vatId && <p>{t("imprint.vatId", { vatId })}</p>}
      <h2>{t("imprint.contents.title")}</h2>
      <Paragraphs text={t("imprint.contents.text")} />
      <h2>{t("imprint.errors.title")}</h2>
      <Paragraphs text={t("imprint.errors.text")} />
    </Prose>
  );
}
