import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { dateLocale } from "#schema/dateLocale.ts";
import { useUsername } from "#web/net/account.ts";
import type { PlayerStats } from "#web/net/playerStats.ts";
import { queries } from "#web/net/queries.ts";
import { friendIn } from "#web/net/user/friends.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { DataTable } from "#web/ui/DataTable.tsx";
import { Empty } from "#web/ui/Empty.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import { useWhyFailed } from "#web/ui/useWhyFailed.ts";
import { Waiting } from "#web/ui/Waiting.tsx";
import { playerFriendsQuery } from "./profileQueries.ts";

/**
 * Somebody's friends: since when, and how many games with each other, unless that is hidden. Who is online is shown of
 * own friends only.
 */
export function FriendsTab({ stats: { username } }: { stats: PlayerStats }) {
  const { t, i18n } = useTranslation("players");
  const { data, error } = useQuery(playerFriendsQuery(username), queries);
  const whyFailed = useWhyFailed();
  const own = useUserRoom();
  const self = useUsername();
  if (error) return <Notice kind="error">{whyFailed(error)}</Notice>;
  if (data === undefined) return <Waiting />;
  if (data.length === 0) return <Empty title={t("profile.friends.none", { username })}>{null}</Empty>;
  const hidesGames = data.some(({ gamesTogether }) => gamesTogether === null);
  const date = new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: "medium" });
  const isOnline = (name: string) =>
    self === username ? (friendIn(own, name)?.isOnline ?? undefined) : undefined;
  return (
    <Panel
      title={t("profile.friends.title", { count: data.length })}
      hint={hidesGames ? t("profile.company.hidden", { username }) : undefined}
    >
      <DataTable
        label={t("profile.tabs.friends")}
        head={
          <>
            <th scope="col">{t("profile.friends.name")}</th>
            <th scope="col">{t("profile.friends.since")}</th>
            {!hidesGames && <th scope="col">{t("profile.friends.games")}</th>}
          </>
        }
      >
        {data.map((friend) => (
          <tr key={friend.username}>
            <th scope="row">
              <PlayerName
                username={friend.username}
                isNameFirst={false}
                isOnline={isOnline(friend.username)}
              />
            </th>
            <td>{date.format(friend.since)}</td>
            {!hidesGames && <td>{friend.gamesTogether}</td>}
          </tr>
        ))}
      </DataTable>
    </Panel>
  );
}
