import { useTranslation } from "react-i18next";
import { OperatorAddress } from "#web/ui/OperatorAddress.tsx";
import { operator } from "#web/ui/operator.ts";
import { Paragraphs, Prose } from "#web/ui/Prose.tsx";

const whatIsKept = [
  "visit",
  "guest",
  "account",
  "games",
  "tournaments",
  "profile",
  "messages",
  "people",
  "mails",
  "sponsoring",
  "notices",
  "browser",
] as const;

/** `/datenschutz`: which personal data this software stores, why, and for how long. */
export default function PrivacyPage() {
  const { t } = useTranslation("privacy");
  return (
    <Prose title={t("title")}>
      <Paragraphs text={t("brief")} />
      <h2>{t("controller")}</h2>
      <OperatorAddress />
      {whatIsKept.map((name) => (
        <section key={name}>
          <h2>{t(`kept.${name}.title`)}</h2>
          <Paragraphs text={t(`kept.${name}.text`)} />
        </section>
      ))}
      <Recipients />
      <h2>{t("deletion.title")}</h2>
      <Paragraphs text={t("deletion.text")} />
      <Rights />
    </Prose>
  );
}

function Recipients() {
  const { t } = useTranslation("privacy");
  return (
    <>
      <h2>{t("recipients.title")}</h2>
      <Paragraphs text={t("recipients.text")} />
      {operator.processors.length > 0 && (
        <>
          <p>{t("recipients.list")}</p>
          <ul>
            {operator.processors.map((processor) => (
              <li key={processor}>{processor}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Rights() {
  const { t } = useTranslation("privacy");
  const { supervisoryAuthority } = operator;
  return (
    <>
      <h2>{t("rights.title")}</h2>
      <Paragraphs text={t("rights.text")} />
      {supervisoryAuthority && <p>{t("rights.authority", { authority: supervisoryAuthority })}</p>}
    </>
  );
}
