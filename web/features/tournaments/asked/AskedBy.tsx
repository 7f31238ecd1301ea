import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";

/** Who asks one to play in a team, and with whom one would play there. */
export function AskedBy(props: { by: string; team: string; partners: readonly string[] }) {
  const { by, team, partners } = props;
  const { t, i18n } = useTranslation("tournaments");
  const names = new Intl.ListFormat(i18n.language).format(partners);
  return (
    <>
      <chakra.p fontWeight="medium" overflowWrap="anywhere">
        {t("signUp.invited", { by, team })}
      </chakra.p>
      <p>{names === "" ? t("signUp.alone") : t("signUp.with", { names })}</p>
    </>
  );
}
