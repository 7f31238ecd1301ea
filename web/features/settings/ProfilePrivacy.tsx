import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { ProfilePrivacy as Privacy } from "#schema/api/settings.ts";
import { useAccount } from "#web/net/account.ts";
import { Check } from "#web/ui/Check.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { useMinutes } from "#web/ui/useMinutes.ts";
import { Waiting } from "#web/ui/Waiting.tsx";
import { profilePrivacy } from "./settingsQueries.ts";
import { useServerSettings } from "./useServerSettings.ts";

const choices = [
  "hidesActivity",
  "hidesSocials",
  "hidesSponsoring",
] as const satisfies readonly (keyof Privacy)[];

/** What one's own profile keeps from others. */
export function ProfilePrivacy() {
  const { t } = useTranslation("settings");
  const { settings, isError, change } = useServerSettings(profilePrivacy);
  const isSponsor = (useAccount()?.look?.sponsorUntil ?? 0) > useMinutes();
  const offered = choices.filter((choice) => isSponsor || choice !== "hidesSponsoring");
  if (isError) return <Notice kind="error">{t("profile.privacyFailed")}</Notice>;
  return (
    // The content below keeps its place when the settings have loaded.
    <chakra.div
      role="group"
      aria-label={t("profile.privacy")}
      mt="4"
      minHeight={`${2.75 * offered.length + 4}rem`}
    >
      <chakra.p>{t("profile.privacy")}</chakra.p>
      <chakra.p mb="1" fontSize="sm" color="fg.muted">
        {t("profile.privacyHint")}
      </chakra.p>
      {!settings && <Waiting />}
      {settings &&
        offered.map((choice) => (
          <Check
            key={choice}
            label={t(`profile.${choice}`)}
            isChecked={settings[choice]}
            onChange={(isHidden) => change(() => ({ [choice]: isHidden }))}
          />
        ))}
    </chakra.div>
  );
}
