import { chakra } from "@chakra-ui/react/styled-system";
import { type ReactNode, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "#web/ui/Dialog.tsx";
import { closePlayerMenu, playerMenu } from "#web/ui/player/playerMenu.ts";
import { FriendButtons } from "./FriendButtons.tsx";
import { MuteButton } from "./MuteButton.tsx";

/** What one can do about another player, over any page. */
export function PlayerMenu() {
  const { t } = useTranslation("people");
  const username = useSyncExternalStore(playerMenu.subscribe, playerMenu.read);
  return (
    <Dialog title={username ?? ""} isOpen={username !== undefined} onClose={closePlayerMenu}>
      {username !== undefined && (
        <chakra.div display="grid" gap="5">
          <FriendButtons username={username} />
          <Part hint={t("muteHint")}>
            <MuteButton username={username} />
          </Part>
        </chakra.div>
      )}
    </Dialog>
  );
}

/** Something one can do, and what comes of it. */
function Part({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <div>
      {children}
      <chakra.p mt="1.5" fontSize="sm" color="fg.muted">
        {hint}
      </chakra.p>
    </div>
  );
}
