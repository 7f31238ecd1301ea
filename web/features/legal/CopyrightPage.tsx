import { useTranslation } from "react-i18next";
import { operator } from "#web/ui/operator.ts";
import { Paragraphs, Prose } from "#web/ui/Prose.tsx";

/** `/copyright`: the licenses of the site's parts. */
export default function CopyrightPage() {
  const { t } = useTranslation("legal");
  const { sourceCode } = operator;
  return (
    <Prose title={t("copyright.title")}>
      <h2>{t("copyright.software.title")}</h2>
      <Paragraphs text={t("copyright.software.text")} />
      {sourceCode && (
        <p>
          {t("copyright.source")} <a href={sourceCode}>{sourceCode}</a>
        </p>
      )}
      <h2>{t("copyright.drawings.title")}</h2>
      <Paragraphs text={t("copyright.drawings.text")} />
      <h2>{t("copyright.others.title")}</h2>
      <Paragraphs text={t("copyright.others.text")} />
      <p>
        <a href="/licences.txt">{t("copyright.licences")}</a>
      </p>
      <h2>{t("copyright.game.title")}</h2>
      <Paragraphs text={t("copyright.game.text")} />
      <h2>{t("copyright.yours.title")}</h2>
      <Paragraphs text={t("copyright.yours.text")} />
    </Prose>
  );
}
