import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { MuteButton } from "#web/people/MuteButton.tsx";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";

/** The muted players, with buttons to unmute them. */
export function MutedPlayers() {
  const { t } = useTranslation("settings");
  const mutes = useUserRoom()?.mutes;
  if (mutes === undefined) return <Waiting />;
  return (
    <chakra.div display="grid" gap="3">
      <chakra.p color="fg.muted">{mutes.length === 0 ? t("peace.noneMuted") : t("peace.muted")}</chakra.p>
      {mutes.length > 0 && (
        <chakra.ul listStyleType="none" display="grid" gap="2">
          {mutes.map((username) => (
            <chakra.li
              key={username}
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              justifyContent="space-between"
              gap="3"
            >
              <PlayerName username={username} isNameFirst={false} />
              <MuteButton username={username} />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}
