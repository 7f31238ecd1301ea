import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import type { PlayerStats } from "#web/net/playerStats.ts";
import { Panel } from "#web/ui/Panel.tsx";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import { type Companion, companionsOf, favouritesOf, shareAgainst, shareTogether } from "./company.ts";

/** Who stands out among the people somebody has played with. */
export function Company({ stats }: { stats: PlayerStats }) {
  const { t, i18n } = useTranslation("players");
  const isHidden = stats.hidden.includes("socials");
  const { mostPlayedWith, bestPartner, nemesis } = favouritesOf(companionsOf(stats));
  const percent = new Intl.NumberFormat(i18n.language, { style: "percent" });
  const share = (value: number | null) =>
    value === null ? t("profile.company.tooFew", { count: limits.gamesTogetherMin }) : percent.format(value);
  return (
    <Panel title={t("profile.company.title")}>
      {mostPlayedWith === undefined && (
        <p>
          {isHidden ? t("profile.company.hidden", { username: stats.username }) : t("profile.company.none")}
        </p>
      )}
      <chakra.dl display="grid" gap="4" m="0">
        {mostPlayedWith && (
          <Entry title={t("profile.company.most")} who={mostPlayedWith}>
            {t("profile.company.games", { count: mostPlayedWith.games })}
          </Entry>
        )}
        {bestPartner && (
          <Entry title={t("profile.company.partner")} who={bestPartner}>
            {t("profile.company.wonTogether", {
              count: bestPartner.wonTogether,
              share: share(shareTogether(bestPartner)),
            })}
          </Entry>
        )}
        {nemesis && (
          <Entry title={t("profile.company.nemesis")} who={nemesis}>
            {t("profile.company.lostAgainst", {
              count: nemesis.against - nemesis.wonAgainst,
              share: share(shareAgainst(nemesis)),
            })}
          </Entry>
        )}
      </chakra.dl>
    </Panel>
  );
}

function Entry({ title, who, children }: { title: string; who: Companion; children: string }) {
  return (
    <div>
      <chakra.dt fontSize="sm" color="fg.muted">
        {title}
      </chakra.dt>
      <chakra.dd m="0" display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
        <PlayerName username={who.username} isNameFirst={false} />
        <chakra.span fontSize="sm">{children}</chakra.span>
      </chakra.dd>
    </div>
  );
}
