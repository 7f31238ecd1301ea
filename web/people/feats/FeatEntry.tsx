import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FeatName } from "#rules/feats/feats.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { EntryCard } from "#web/ui/EntryCard.tsx";
import { Link } from "#web/ui/Link.tsx";

interface FeatProps {
  feat: FeatName;
  /** The level that was reached, for a feat with levels. */
  level?: number;
  /** How often it was done, if that is known. */
  times?: number;
  /** The game in which it was done, and the move of its log, counted from 1. Career feats have none. */
  at?: { gameID: number; move: number };
  /** Who did it, where that is not said elsewhere. */
  by?: ReactNode;
}

/** A feat in a list: its name, what was done, and the way to the move in the replay. */
export function FeatEntry({ feat, level, times = 1, at, by }: FeatProps) {
  const { t } = useTranslation("players");
  const { pathTo } = usePaths();
  const name = t(`feats.feat.${feat}.name`);
  return (
    <EntryCard data-feat={feat}>
      <div>
        {by}
        <chakra.p fontWeight="bold">
          {name}
          {times > 1 && (
            <chakra.span ml="2" fontWeight="normal" color="fg.muted">
              {t("feats.times", { count: times })}
            </chakra.span>
          )}
        </chakra.p>
        <chakra.p color="fg.muted">{t(`feats.feat.${feat}.did`, { count: level })}</chakra.p>
      </div>
      {at && (
        <Look
          to={pathTo(`/game?gameID=${at.gameID}&move=${at.move}`)}
          aria-label={t("feats.lookAt", { move: at.move, id: at.gameID, name })}
        >
          {t("feats.look", { move: at.move })}
        </Look>
      )}
    </EntryCard>
  );
}

const Look = chakra(Link, { base: { color: "accent.text" } });
