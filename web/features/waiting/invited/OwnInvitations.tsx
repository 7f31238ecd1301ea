import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { Button } from "#web/ui/Button.tsx";
import { EntryCard } from "#web/ui/EntryCard.tsx";
import { useInvitationActions } from "./useInvitationActions.ts";

/** The open invitations, for a user who missed their toasts or is still deciding. */
export function OwnInvitations() {
  const { t } = useTranslation("waiting");
  const { join, decline } = useInvitationActions();
  return (
    <chakra.ul listStyleType="none" display="grid" gap="3" mb="5">
      {useUserRoom()?.invitations.map(({ waitingID, username: name }) => (
        <EntryCard key={waitingID + name} tone="accent">
          <chakra.p fontWeight="medium">{t("invited.by", { name })}</chakra.p>
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button variant="outline" onClick={() => join(waitingID)}>
              {t("invited.join")}
            </Button>
            <Button variant="ghost" onClick={() => decline(waitingID)}>
              {t("invited.decline")}
            </Button>
          </chakra.div>
        </EntryCard>
      ))}
    </chakra.ul>
  );
}
