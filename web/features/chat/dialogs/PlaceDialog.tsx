import { useTranslation } from "react-i18next";
import { changeChatLayout, chatPositions, useChatLayout } from "#web/chat/chatLayout.ts";
import { Choice } from "#web/ui/Choice.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";

/** Chooses the position of the chat on this device. */
export function PlaceDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation("chat");
  const { position } = useChatLayout();
  return (
    <Dialog title={t("place.title")} isOpen={isOpen} onClose={onClose}>
      <Choice
        legend={t("place.legend")}
        options={chatPositions.map((value) => ({ value, label: t(`place.${value}`) }))}
        value={position}
        onChange={(value) => changeChatLayout({ position: value })}
        hint={t("place.hint")}
      />
    </Dialog>
  );
}
