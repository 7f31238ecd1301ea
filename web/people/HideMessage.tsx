import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import { channels } from "#web/net/channel/channels.ts";
import { isChannel } from "#web/net/chat/conversation.ts";
import { useSharedRoom } from "#web/net/room/sharedRooms.ts";
import { Button } from "#web/ui/Button.tsx";
import type { MenuSubject } from "#web/ui/player/playerMenu.ts";
import { showToast } from "#web/ui/toasts.ts";

type Props = { message: NonNullable<MenuSubject["message"]>; onDone: () => void };

/** Hides a message in a channel where the user leads the talk; nothing elsewhere. */
export function HideMessage(props: Props) {
  return isChannel(props.message.room) ? <HideInChannel {...props} /> : null;
}

function HideInChannel({ message: { room, id }, onDone }: Props) {
  const { t } = useTranslation("people");
  const { state, ask } = useSharedRoom(channels, room);
  if (!state?.mayHide) return null;
  const hide = async (): Promise<void> => {
    const reply = await ask("channel:hideMessage", { id }, limits.messageAnswerMs);
    if (reply.isDone) onDone();
    else showToast({ kind: "error", title: t(`hide.${reasons[reply.error] ?? "lost"}`) });
  };
  return (
    <chakra.div mb="5" pb="5" borderBottomWidth="1px">
      <Button variant="outline" onClick={hide}>
        {t("hide.message")}
      </Button>
      <chakra.p mt="1.5" fontSize="sm" color="fg.muted">
        {t("hide.hint")}
      </chakra.p>
    </chakra.div>
  );
}

const reasons: Partial<Record<string, "notAdmin" | "notFound">> = {
  not_admin: "notAdmin",
  not_found: "notFound",
};
