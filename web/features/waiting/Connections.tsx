import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { useLobby } from "#web/net/lobby/lobby.ts";

/** How many people are online, and how many of them are playing. */
export function Connections() {
  const { t } = useTranslation("waiting");
  const connections = useLobby().state?.connections;
  return (
    <chakra.p minHeight="6" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      {connections && t("rooms.here", { total: connections.total, playing: connections.game })}
    </chakra.p>
  );
}
