import { chakra } from "@chakra-ui/react/styled-system";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { dateLocale } from "#schema/dateLocale.ts";
import { ApiError } from "#web/net/api.ts";
import { queries } from "#web/net/queries.ts";
import { Button } from "#web/ui/Button.tsx";
import { EntryCard } from "#web/ui/EntryCard.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import { showCallFailed } from "#web/ui/showCallFailed.ts";
import { showToast } from "#web/ui/toasts.ts";
import { useWhyFailed } from "#web/ui/useWhyFailed.ts";
import { type Block, blocksQuery, unblockPlayer } from "./moderationQueries.ts";

/** The blocked players, with reason and end. */
export function BlockList() {
  const { t } = useTranslation("moderation");
  const whyFailed = useWhyFailed();
  const id = useId();
  const { data: blocks, error } = useQuery(blocksQuery, queries);
  return (
    <chakra.section aria-labelledby={id} minHeight="40">
      <chakra.h2 id={id} fontSize="lg" mb="3">
        {t("list.title")}
      </chakra.h2>
      {error && <Notice kind="error">{whyFailed(error)}</Notice>}
      {blocks?.length === 0 && <chakra.p color="fg.muted">{t("list.empty")}</chakra.p>}
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {blocks?.map((block) => (
          <BlockEntry key={`${block.username} ${block.createdAt}`} block={block} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

function BlockEntry({ block }: { block: Block }) {
  const { t, i18n } = useTranslation("moderation");
  const id = useId();
  const { username, admin, reason, blockedUntil } = block;
  const onError = (error: Error): void => {
    if (error instanceof ApiError && error.code === "forbidden")
      showToast({ kind: "error", title: t("list.onlyAdmins", { username }) });
    else showCallFailed(error);
  };
  const { mutate, isPending } = useMutation({ mutationFn: unblockPlayer, onError }, queries);
  const until = new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: "long", timeStyle: "short" });
  return (
    <EntryCard>
      <chakra.div id={id} minWidth="0" flex="1 1 16rem" overflowWrap="anywhere">
        <PlayerName username={username ?? ""} isNameFirst={false} />
        <chakra.p mt="2">{reason}</chakra.p>
        <chakra.p color="fg.muted" fontSize="sm">
          {t("list.until", { date: until.format(blockedUntil) })}
          {admin && ` · ${t("list.by", { admin })}`}
        </chakra.p>
      </chakra.div>
      {username !== null && (
        <Button
          variant="outline"
          aria-describedby={id}
          aria-disabled={isPending}
          onClick={() => !isPending && mutate(username)}
        >
          {t("list.lift")}
        </Button>
      )}
    </EntryCard>
  );
}
