import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { PlayerFeatsAnswer } from "#schema/api/profiles.ts";
import { FeatEntry } from "#web/people/feats/FeatEntry.tsx";
import { FeatList } from "#web/people/feats/FeatList.tsx";

/** The feats that somebody has done, each with the way to its move, unless days or company are hidden. */
export function Feats({ username, feats }: { username: string; feats: PlayerFeatsAnswer }) {
  const { t } = useTranslation("players");
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <chakra.h2 id={id} fontSize="lg" mb="3">
        {t("feats.title", { count: feats.length })}
      </chakra.h2>
      {feats.length === 0 && <p>{t("profile.feats.none", { username })}</p>}
      <FeatList>
        {feats.map(({ feat, times, level, gameID, move }) => (
          <FeatEntry
            key={feat}
            feat={feat}
            level={level ?? undefined}
            times={times}
            at={gameID === null || move === null ? undefined : { gameID, move }}
          />
        ))}
      </FeatList>
    </section>
  );
}
