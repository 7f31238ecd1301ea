import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { useAddressQuery } from "#web/routing/useAddressQuery.ts";
import { useWaitingPaths } from "#web/routing/useWaitingPaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { EntryCard } from "#web/ui/EntryCard.tsx";

/** Links to the waiting room in which the user sits, unless it is the one on screen. */
export function OwnRoomNotice() {
  const { t } = useTranslation("waiting");
  const { pathOf } = useWaitingPaths();
  const query = useAddressQuery();
  const waitingID = useUserRoom()?.waitingID;
  if (!waitingID || query.get("waiting") === waitingID) return null;
  return (
    <EntryCard as="div" tone="accent" mb="5">
      <chakra.p fontWeight="medium">{t("rooms.own")}</chakra.p>
      <ButtonLink to={pathOf(waitingID)}>{t("rooms.toOwn")}</ButtonLink>
    </EntryCard>
  );
}
