import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { noticeKinds } from "#schema/settings.ts";
import { Check } from "#web/ui/Check.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";
import { pushSettings } from "../settingsQueries.ts";
import { useServerSettings } from "../useServerSettings.ts";
import { DeviceSwitch } from "./DeviceSwitch.tsx";
import { QuietHoursChoice } from "./QuietHoursChoice.tsx";

/** Notifications while the site is closed: whether in this browser, about what, and when not. */
export function NoticeSettings() {
  const { t } = useTranslation("settings");
  const { settings, isError, change } = useServerSettings(pushSettings);
  if (isError) return <Notice kind="error">{t("notices.failed")}</Notice>;
  if (!settings) {
    return (
      // The content below roughly keeps its place when the settings have loaded.
      <chakra.div minHeight="32rem">
        <Waiting />
      </chakra.div>
    );
  }
  const { publicKey, kinds, quietHours } = settings;
  if (publicKey === null) return <Hint>{t("notices.notOffered")}</Hint>;
  return (
    <>
      <DeviceSwitch publicKey={publicKey} isAnyWanted={Object.values(kinds).includes(true)} />
      <chakra.div role="group" aria-label={t("notices.kinds")}>
        <p>{t("notices.kinds")}</p>
        <Hint>{t("notices.kindsHint")}</Hint>
        <chakra.div mt="2">
          {noticeKinds.map((kind) => (
            <Check
              key={kind}
              label={t(`notices.kind.${kind}`)}
              isChecked={kinds[kind]}
              onChange={(isWanted) => change((now) => ({ kinds: { ...now.kinds, [kind]: isWanted } }))}
            />
          ))}
        </chakra.div>
      </chakra.div>
      <QuietHoursChoice
        quietHours={quietHours}
        onChange={(chosen) => change(() => ({ quietHours: chosen }))}
      />
    </>
  );
}

const Hint = chakra("p", { base: { fontSize: "sm", color: "fg.muted" } });
