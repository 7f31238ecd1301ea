import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { PlayerStats } from "#web/net/playerStats.ts";
import { FeatEntry } from "#web/people/feats/FeatEntry.tsx";
import { FeatList } from "#web/people/feats/FeatList.tsx";

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
