import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Message } from "#schema/protocol/message.ts";
import { lastOf } from "#web/net/chat/conversation.ts";
import { usePlayerName } from "#web/ui/usePlayerName.ts";

/**
 * Announces the latest message to screen readers; of a burst only the last one. Messages that were there before are not
 * announced.
 */
export function NewMessageAnnouncer({ messages, self }: { messages: readonly Message[]; self?: string }) {
  const { t } = useTranslation("chat");
  const nameOf = usePlayerName();
  const [before] = useState(() => lastOf(messages));
  const last = messages.at(-1);
  const isNew = last !== undefined && last.id > before && last.sender?.name !== self;
  return (
    <chakra.div srOnly role="status">
      {isNew && t("aloud", { name: nameOf(last.sender?.name ?? ""), body: last.body })}
    </chakra.div>
  );
}
