import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { FeatEntry } from "../feats/FeatEntry.tsx";
import { FeatList } from "../feats/FeatList.tsx";
import type { PlayerStats } from "./profileData.ts";

/** What somebody has achieved over all games. */
export function Career({ feats }: { feats: PlayerStats["careerFeats"] }) {
  const { t } = useTranslation("players");
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <chakra.h2 id={id} fontSize="lg" mb="3">
        {t("profile.feats.career")}
      </chakra.h2>
      <FeatList>
        {feats.map(({ feat, level }) => (
          <FeatEntry key={feat} feat={feat} level={level ?? undefined} />
        ))}
      </FeatList>
    </section>
  );
}
