import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { usePlayerName } from "#web/ui/usePlayerName.ts";
import type { Missing } from "./missing.ts";

/** What keeps a private tournament from beginning. */
export function StillMissing({ missing: { teams, places, unconfirmed } }: { missing: Missing }) {
  const { t, i18n } = useTranslation("tournamentAdmin");
  const playerName = usePlayerName();
  const names = new Intl.ListFormat(i18n.language).format(unconfirmed.map(playerName));
  return (
    <chakra.ul listStyleType="disc" display="grid" gap="1" m="0" pl="5">
      {teams > 0 && <li>{t("start.teams", { count: teams })}</li>}
      {places > 0 && <li>{t("start.places", { count: places })}</li>}
      {unconfirmed.length > 0 && <li>{t("start.unconfirmed", { names })}</li>}
    </chakra.ul>
  );
}
