import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { useLobby } from "#web/net/lobby/lobby.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { InviteButton } from "#web/people/InviteButton.tsx";
import { WriteButton } from "#web/people/WriteButton.tsx";
import { usePaths } from "#web/routing/usePaths.ts";
import { Button, ButtonLink } from "#web/ui/Button.tsx";
import { useInviteToNewTable } from "./useInviteToNewTable.ts";

/** What one does with a friend: writes, plays, looks on. */
export function FriendDoings({ username }: { username: string }) {
  const own = useUserRoom();
  return (
    <Buttons>
      <WriteButton username={username} />
      {own?.waitingID ? <InviteButton username={username} /> : <InviteToNewTable username={username} />}
      <WatchLink username={username} />
    </Buttons>
  );
}

/** Opens a private waiting room and invites the friend there. */
function InviteToNewTable({ username }: { username: string }) {
  const { t } = useTranslation("people");
  const { isBusy, invite } = useInviteToNewTable();
  return (
    <Button
      variant="outline"
      // On a phone it fills the line that it shares with the button to write.
      flex={{ base: "1 1 0", md: "none" }}
      px={{ base: "2", md: "4" }}
      aria-disabled={isBusy}
      onClick={() => invite(username)}
    >
      {t("inviteToTable")}
    </Button>
  );
}

/** A link to the public game in which the friend plays now. */
function WatchLink({ username }: { username: string }) {
  const { t } = useTranslation("people");
  const { pathTo } = usePaths();
  const { state } = useLobby();
  const game = state?.running.find(({ teams }) => teams.flat().some(({ name }) => name === username));
  if (game === undefined) return null;
  return (
    <ButtonLink variant="outline" to={pathTo(`/game?gameID=${game.id}`)}>
      {t("watchGame")}
    </ButtonLink>
  );
}

const Buttons = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", width: { base: "100%", md: "auto" } },
});
