import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { dateLocale } from "#schema/dateLocale.ts";
import type { Friend } from "#web/net/user/userRoom.ts";
import { FriendButtons } from "#web/people/FriendButtons.tsx";
import { EntryCard } from "#web/ui/EntryCard.tsx";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import { FriendDoings } from "./FriendDoings.tsx";

/** The open requests, then the friends. */
export function FriendList({ friends }: { friends: readonly Friend[] }) {
  const open = friends.filter(({ status }) => status !== "done");
  const done = friends.filter(({ status }) => status === "done");
  return (
    <>
      {open.length > 0 && <Group title="open" friends={open} />}
      {done.length > 0 && <Group title="friends" friends={done} />}
    </>
  );
}

function Group({ title, friends }: { title: "open" | "friends"; friends: readonly Friend[] }) {
  const { t } = useTranslation("people");
  const id = useId();
  return (
    <chakra.section aria-labelledby={id}>
      <chakra.h2 id={id} fontSize="lg" mb="3">
        {t(`list.${title}`, { count: friends.length })}
      </chakra.h2>
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {friends.map((friend) => (
          <Entry key={friend.username} friend={friend} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

function Entry({ friend: { username, status, since, isOnline } }: { friend: Friend }) {
  const { t, i18n } = useTranslation("people");
  const date = new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: "long" }).format(since);
  return (
    <EntryCard>
      <chakra.div minWidth="0" flex="1 1 12rem">
        <PlayerName username={username} isOnline={isOnline ?? undefined} isNameFirst={false} hasMenu />
        <chakra.p mt="1" color="fg.muted" fontSize="sm">
          {t(`since.${status}`, { date })}
        </chakra.p>
      </chakra.div>
      {status === "done" && <FriendDoings username={username} />}
      <FriendButtons username={username} />
    </EntryCard>
  );
}
