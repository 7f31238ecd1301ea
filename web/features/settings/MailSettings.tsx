import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { sentNotificationKinds } from "#schema/settings.ts";
import { Check } from "#web/ui/Check.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";
import { mailSettings } from "./settingsQueries.ts";
import { useServerSettings } from "./useServerSettings.ts";

/** Which events the site sends mails about. */
export function MailSettings() {
  const { t } = useTranslation("settings");
  const { settings, isError, change } = useServerSettings(mailSettings);
  if (isError) return <Notice kind="error">{t("mails.failed")}</Notice>;
  return (
    // The content below keeps its place when the settings have loaded.
    <chakra.div minHeight={`${2.75 * sentNotificationKinds.length}rem`}>
      {!settings && <Waiting />}
      {settings &&
        sentNotificationKinds.map((kind) => (
          <Check
            key={kind}
            label={t(`mails.kind.${kind}`)}
            isChecked={settings[kind]}
            onChange={(isWanted) => change(() => ({ [kind]: isWanted }))}
          />
        ))}
    </chakra.div>
  );
}
