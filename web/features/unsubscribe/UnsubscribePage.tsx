import { chakra } from "@chakra-ui/react/styled-system";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type NotificationKind, sentNotificationKinds } from "#schema/settings.ts";
import { ApiError, answerOf, api } from "#web/net/api.ts";
import { queries } from "#web/net/queries.ts";
import { useAddressQuery } from "#web/routing/useAddressQuery.ts";
import { Button } from "#web/ui/Button.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { useWhyFailed } from "#web/ui/useWhyFailed.ts";

type Sent = (typeof sentNotificationKinds)[number];

/** The target of a link in mails that one can choose: ends those of its kind, without a sign-in. */
export default function UnsubscribePage() {
  const { t } = useTranslation("settings");
  const whyFailed = useWhyFailed();
  const query = useAddressQuery();
  const token = query.get("token") ?? "";
  const of = sentNotificationKinds.find((kind) => kind === query.get("of"));
  const { mutate, isPending, isSuccess, error } = useMutation(
    {
      mutationFn: (kind: NotificationKind) => answerOf(api.unsubscribe.$post({ query: { of: kind, token } })),
    },
    queries,
  );
  const isUnknown =
    of === undefined || (error instanceof ApiError && error.status < 500 && error.status !== 429);
  return (
    <chakra.div width="min(34rem, 100%)" mx="auto" px="4" py={{ base: "6", md: "12" }}>
      <title>{t("unsubscribe.title")}</title>
      <chakra.h1 fontSize="2xl" mb="2">
        {t("unsubscribe.title")}
      </chakra.h1>
      {of !== undefined && <What kind={of} />}
      {isSuccess && <Notice kind="success">{t("unsubscribe.done")}</Notice>}
      {!isSuccess && isUnknown && <Notice kind="error">{t("unsubscribe.unknown")}</Notice>}
      {!isSuccess && !isUnknown && error && <Notice kind="error">{whyFailed(error)}</Notice>}
      {!isSuccess && of !== undefined && !isUnknown && (
        <Button mt="4" disabled={isPending} onClick={() => mutate(of)}>
          {t("unsubscribe.send")}
        </Button>
      )}
    </chakra.div>
  );
}

function What({ kind }: { kind: Sent }) {
  const { t } = useTranslation("settings");
  return (
    <chakra.p mb="4">
      {t("unsubscribe.what")} <strong>{t(`mails.kind.${kind}`)}</strong>
    </chakra.p>
  );
}
