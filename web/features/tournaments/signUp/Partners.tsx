import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { useAccount } from "#web/net/account.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { Button } from "#web/ui/Button.tsx";
import { PlayerPicker } from "#web/ui/form/player/PlayerPicker.tsx";
import { CloseIcon } from "#web/ui/icons.tsx";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";

/** Friends that are offered at once; all others are found by their names. */
const friendsOffered = 6;

/**
 * The players whom a team invites, by name: friends by a press, those online first, everybody else by searching.
 * @param props.most how many the team has room for
 * @param props.taken players who are in a team already
 */
export function Partners(props: {
  chosen: readonly string[];
  most: number;
  taken: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  const { chosen, most, taken, onChange } = props;
  const { t } = useTranslation("tournaments");
  const account = useAccount();
  const add = (name: string) => chosen.includes(name) || onChange([...chosen, name]);
  return (
    <chakra.div display="grid" gap="3">
      {chosen.length > 0 && (
        <chakra.ul display="flex" flexWrap="wrap" gap="2" m="0" p="0" listStyle="none">
          {chosen.map((name) => (
            <Chosen
              key={name}
              name={name}
              onRemove={() => onChange(chosen.filter((other) => other !== name))}
            />
          ))}
        </chakra.ul>
      )}
      {chosen.length < most && (
        <>
          <PlayerPicker
            label={t("form.who")}
            value={null}
            avoid={account && [account.id]}
            onChoose={(player) => player && add(player.username)}
          />
          <Friends without={[...chosen, ...taken]} onChoose={add} />
          <chakra.p fontSize="sm" color="fg.muted">
            {t("form.partnerHint")}
          </chakra.p>
        </>
      )}
    </chakra.div>
  );
}

export function Friends({
  without,
  onChoose,
}: {
  without: readonly string[];
  onChoose: (name: string) => void;
}) {
  const { t } = useTranslation("tournaments");
  const friends = useUserRoom()
    ?.friends?.filter(({ status, username }) => status === "done" && !without.includes(username))
    .toSorted((one, other) => Number(other.isOnline) - Number(one.isOnline))
    .slice(0, friendsOffered);
  if (!friends?.length) return null;
  return (
    <div>
      <chakra.p mb="1" fontSize="sm" fontWeight="medium">
        {t("form.friends")}
      </chakra.p>
      <chakra.ul display="flex" flexWrap="wrap" gap="2" m="0" p="0" listStyle="none">
        {friends.map(({ username, isOnline }) => (
          <li key={username}>
            <Button variant="outline" px="3" onClick={() => onChoose(username)}>
              <PlayerName
                username={username}
                isOnline={isOnline ?? undefined}
                isNameFirst={false}
                isClickable={false}
              />
            </Button>
          </li>
        ))}
      </chakra.ul>
    </div>
  );
}

function Chosen({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { t } = useTranslation("tournaments");
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="1"
      pl="2"
      borderRadius="full"
      bg="accent.subtle"
      maxWidth="full"
    >
      <PlayerName username={name} isNameFirst={false} isClickable={false} />
      <Button
        variant="ghost"
        size="icon"
        borderRadius="full"
        aria-label={t("form.remove", { name })}
        onClick={onRemove}
      >
        <CloseIcon />
      </Button>
    </chakra.li>
  );
}
