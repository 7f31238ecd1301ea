import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { comingTime } from "#web/ui/deadline.ts";
import { Link } from "#web/ui/Link.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { useMinutes } from "#web/ui/useMinutes.ts";

/** Says that the user is on vacation, and leads to where that can be ended. */
export function VacationNote() {
  const { t, i18n } = useTranslation("turnBased");
  const { pathTo } = usePaths();
  const now = useMinutes();
  const until = useUserRoom()?.vacation.until ?? null;
  if (until === null || until <= now) return null;
  return (
    <chakra.div mb="3">
      <Notice kind="info">
        {t("vacation.own", { time: comingTime(i18n.language, until, now) })}{" "}
        <Link to={pathTo("/settings")}>{t("vacation.toSettings")}</Link>
      </Notice>
    </chakra.div>
  );
}
