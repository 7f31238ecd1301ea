import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { DevicesAnswer } from "#schema/api/devices.ts";
import { dateLocale } from "#schema/dateLocale.ts";
import { Button } from "#web/ui/Button.tsx";
import { Mark } from "#web/ui/Mark.tsx";

/** A signed-in device: browser, system, since when, and a button to sign it out. */
export function DeviceEntry(props: {
  device: DevicesAnswer[number];
  isBusy: boolean;
  onSignOut: () => void;
}) {
  const { device, isBusy, onSignOut } = props;
  const { t, i18n } = useTranslation("settings");
  const date = new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: "long" });
  const name = useDeviceName(device);
  const facts = [
    t("devices.since", { date: date.format(device.createdAt) }),
    t("devices.used", { date: date.format(device.lastUsedAt) }),
    ...(device.staysSignedIn ? [] : [t("devices.tabsOnly")]),
  ];
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
      <chakra.div flex="1 1 14rem" minWidth="0">
        <chakra.p fontWeight="medium">
          {name}
          {device.isThis && <Mark ml="2">{t("devices.this")}</Mark>}
        </chakra.p>
        {facts.map((fact) => (
          <chakra.p key={fact} fontSize="sm" color="fg.muted">
            {fact}
          </chakra.p>
        ))}
      </chakra.div>
      <Button
        variant="outline"
        aria-label={t("devices.signOutOf", { name })}
        aria-disabled={isBusy}
        onClick={() => !isBusy && onSignOut()}
      >
        {t("devices.signOut")}
      </Button>
    </chakra.li>
  );
}

function useDeviceName({ browser, system }: Pick<DevicesAnswer[number], "browser" | "system">): string {
  const { t } = useTranslation("settings");
  if (browser && system) return t("devices.name", { browser, system });
  return browser ?? system ?? t("devices.unknown");
}
