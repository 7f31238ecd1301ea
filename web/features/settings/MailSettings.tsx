import { chakra } from "@chakra-ui/react/styled-system";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { EmailNotificationSettings } from "#schema/api/settings.ts";
import { notificationKinds } from "#schema/settings.ts";
import { answerOf, api } from "#web/net/api.ts";
import { queries } from "#web/net/queries.ts";
import { Check } from "#web/ui/Check.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { useCallFailed } from "#web/ui/useCallFailed.ts";
import { Waiting } from "#web/ui/Waiting.tsx";

const queryKey = ["getEmailNotificationSettings"];

/** What there may be mails about. Each choice is kept at once, and taken back where that fails. */
export function MailSettings() {
  const { t } = useTranslation("settings");
  const callFailed = useCallFailed();
  const { data: settings, isError } = useQuery(
    { queryKey, queryFn: () => answerOf(api.getEmailNotificationSettings.$get()), staleTime: 0 },
    queries,
  );
  const { mutate } = useMutation(
    {
      mutationFn: (json: EmailNotificationSettings) =>
        answerOf(api.setEmailNotificationSettings.$post({ json })),
      onMutate: (chosen) => queries.setQueryData(queryKey, chosen),
      onError: callFailed,
      onSettled: () => queries.invalidateQueries({ queryKey }),
    },
    queries,
  );
  if (isError) return <Notice kind="error">{t("mails.failed")}</Notice>;
  return (
    // What comes below stays where it is when the settings come.
    <chakra.div minHeight={`${2.75 * notificationKinds.length}rem`}>
      {!settings && <Waiting />}
      {settings &&
        notificationKinds.map((kind) => (
          <Check
            key={kind}
            label={t(`mails.kind.${kind}`)}
            isChecked={settings[kind]}
            onChange={(isWanted) => mutate({ ...settings, [kind]: isWanted })}
          />
        ))}
    </chakra.div>
  );
}
