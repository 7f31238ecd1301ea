import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { pushObstacle } from "#web/net/push/obstacle.ts";
import { usePermission } from "#web/net/push/usePermission.ts";
import { Button } from "#web/ui/Button.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";
import { useDevice } from "./useDevice.ts";

/** Switches notifications on and off in this browser and sends a test. If they are impossible, explains what to do. */
export function DeviceSwitch(props: { publicKey: string; isAnyWanted: boolean }) {
  const { t } = useTranslation("settings");
  const obstacle = pushObstacle();
  if (obstacle) return <Notice kind="info">{t(`notices.obstacle.${obstacle}`)}</Notice>;
  return <PermittedSwitch {...props} />;
}

function PermittedSwitch({ publicKey, isAnyWanted }: { publicKey: string; isAnyWanted: boolean }) {
  const { t } = useTranslation("settings");
  const permission = usePermission();
  const { isOn, isPending, failure, on, off, test } = useDevice(publicKey);
  if (permission === undefined || isOn === undefined) {
    return (
      <Place>
        <Waiting />
      </Place>
    );
  }
  if (permission === "denied") return <Notice kind="warning">{t("notices.obstacle.denied")}</Notice>;
  return (
    <Place>
      <p>{isOn ? t("notices.isOn") : t("notices.isOff")}</p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {isOn ? (
          <>
            <Button variant="outline" aria-disabled={isPending} onClick={test}>
              {t("notices.test")}
            </Button>
            <Button variant="outline" aria-disabled={isPending} onClick={off}>
              {t("notices.switchOff")}
            </Button>
          </>
        ) : (
          <Button aria-busy={isPending} aria-disabled={isPending} onClick={on}>
            {t("notices.switchOn")}
          </Button>
        )}
      </chakra.div>
      {isOn && !isAnyWanted && <Notice kind="info">{t("notices.noneWanted")}</Notice>}
      {failure && <Notice kind="error">{failure}</Notice>}
    </Place>
  );
}

const Place = chakra("div", {
  base: { display: "grid", gap: "3", minHeight: "5.25rem", alignContent: "start" },
});
