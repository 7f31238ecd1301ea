import { useTranslation } from "react-i18next";
import { WaysIn } from "./WaysIn.tsx";
import { Welcome } from "./Welcome.tsx";

/** What this is, the way into a game, and a table at which bots play. */
export function LandingPage() {
  const { t } = useTranslation("landing");
  return (
    <>
      <title>{t("title")}</title>
      <Welcome heading={t("heading")} what={t("what")}>
        <WaysIn />
      </Welcome>
    </>
  );
}
