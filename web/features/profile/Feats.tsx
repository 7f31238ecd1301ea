import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { PlayerFeatsAnswer } from "#schema/api/profiles.ts";
import { FeatEntry } from "./FeatEntry.tsx";

/** The feats that somebody has done, each with the way to its move. */
export function Feats({ username, feats }: { username: string; feats: PlayerFeatsAnswer }) {
  const { t } = useTranslation("players");
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <chakra.h2 id={id} fontSize="lg" mb="3">
        {t("profile.feats.title", { count: feats.length })}
      </chakra.h2>
      {feats.length === 0 && <p>{t("profile.feats.none", { username })}</p>}
      <chakra.ul
        listStyleType="none"
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
        gap="3"
        m="0"
        p="0"
      >
        {feats.map(({ feat, times, level, gameID, move }) => (
          <FeatEntry key={feat} feat={feat} level={level ?? undefined} times={times} at={{ gameID, move }} />
        ))}
      </chakra.ul>
    </section>
  );
}
