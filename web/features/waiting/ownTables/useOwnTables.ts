import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { NotInvitedReason, OpenTableAnswer, OwnTable } from "#schema/api/ownTables.ts";
import { useUsername } from "#web/net/account.ts";
import { ApiError, answerOf, api } from "#web/net/api.ts";
import { queries } from "#web/net/queries.ts";
import { useWaitingPaths } from "#web/routing/useWaitingPaths.ts";
import { showCallFailed } from "#web/ui/showCallFailed.ts";
import { showToast } from "#web/ui/toasts.ts";
import { ownTablesQuery } from "../waitingQueries.ts";

/** The user's own tables; only users with an account have any. */
export function useOwnTables() {
  const hasAccount = useUsername() !== undefined;
  const { data: tables, isError } = useQuery({ ...ownTablesQuery, enabled: hasAccount }, queries);
  return { tables, isError };
}

/** Opens a room for a table, goes there, and says who could not be invited. */
export function useOpenTable(onOpened: () => void = () => {}) {
  const { t } = useTranslation("ownTables");
  const { pathOf } = useWaitingPaths();
  const navigate = useNavigate();
  const tellNotInvited = useTellNotInvited();
  const { mutate, isPending } = useMutation(
    {
      mutationFn: ({ id: tableID }: OwnTable) =>
        answerOf<OpenTableAnswer>(api.tables[":tableID"].open.$post({ param: { tableID } })),
      onSuccess: ({ waitingID, notInvited }) => {
        onOpened();
        navigate(pathOf(waitingID));
        tellNotInvited(notInvited);
      },
      onError: (error) => {
        const isGone = error instanceof ApiError && error.code === "not_found";
        if (!isGone) return showCallFailed(error);
        showToast({ kind: "warning", title: t("gone") });
        void queries.invalidateQueries({ queryKey: ownTablesQuery.queryKey });
      },
    },
    queries,
  );
  return { open: (table: OwnTable) => !isPending && mutate(table), isOpening: isPending };
}

/** The text for each reason. */
const notInvitedTexts = {
  not_friends: "notFriends",
  not_wanted: "notWanted",
  too_many: "tooMany",
  blocked: "blocked",
  failed: "failed",
} as const satisfies Record<NotInvitedReason, string>;

function useTellNotInvited() {
  const { t, i18n } = useTranslation("ownTables");
  const list = new Intl.ListFormat(i18n.language);
  return (notInvited: OpenTableAnswer["notInvited"]): void => {
    if (notInvited.length === 0) return;
    const namesOf = (reason: NotInvitedReason) =>
      notInvited.flatMap((one) => (one.reason === reason ? [one.username] : []));
    const reasons = Object.keys(notInvitedTexts) as NotInvitedReason[];
    const texts = reasons.flatMap((reason) => {
      const names = namesOf(reason);
      if (names.length === 0) return [];
      return [t(`notInvited.${notInvitedTexts[reason]}`, { names: list.format(names) })];
    });
    showToast({ kind: "warning", title: t("notInvited.title"), text: texts.join(" ") });
  };
}
