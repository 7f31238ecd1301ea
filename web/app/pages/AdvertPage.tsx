import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { FactsOutlet } from "#web/features/facts/FactsOutlet.tsx";
import { StartActions } from "#web/features/landing/StartActions.tsx";
import { Welcome } from "#web/features/landing/Welcome.tsx";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { WithOthers } from "./WithOthers.tsx";

const reasons = ["tables", "cards", "fair", "devices", "everybody", "free"] as const;

/** `/advert`: what a first-time visitor needs to know, with links into the site. */
export default function AdvertPage() {
  const { t } = useTranslation("advert");
  return (
    <>
      <title>{t("title")}</title>
      <Welcome heading={t("heading")} what={t("what")}>
        <StartActions withOthers={<WithOthers />} />
      </Welcome>
      <Reasons />
    </>
  );
}

function Reasons() {
  const { t } = useTranslation("advert");
  const { pathTo } = usePaths();
  return (
    <chakra.section bg="bg.raised" borderTop="1px solid" borderColor="line">
      <chakra.div maxWidth="76rem" mx="auto" px={{ base: "4", md: "6" }} py={{ base: "10", md: "14" }}>
        <chakra.h2 fontSize="2xl">{t("reasonsTitle")}</chakra.h2>
        <chakra.div
          mt="6"
          display="grid"
          gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))"
          columnGap="10"
          rowGap="7"
        >
          {reasons.map((reason) => (
            <div key={reason}>
              <chakra.h3 fontSize="lg">{t(`reasons.${reason}.title`)}</chakra.h3>
              <chakra.p mt="1" color="fg.muted" textWrap="pretty">
                {t(`reasons.${reason}.text`)}
              </chakra.p>
            </div>
          ))}
        </chakra.div>
        <FactsOutlet />
        <chakra.div mt="10" display="flex" flexWrap="wrap" gap="3">
          <ButtonLink variant="outline" to={pathTo("/")}>
            {t("toLanding")}
          </ButtonLink>
          <ButtonLink variant="outline" to={pathTo("/faq")}>
            {t("toFaq")}
          </ButtonLink>
        </chakra.div>
      </chakra.div>
    </chakra.section>
  );
}
