import { useTranslation } from "react-i18next";
import { chatPositions } from "#web/chat/chatPosition.ts";
import { usePreference } from "#web/preferences/usePreference.ts";
import { ChoiceGroup } from "#web/ui/ChoiceGroup.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";

/** Chooses the position of the chat on this device. */
export function PlaceDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation("chat");
  const [position, choose] = usePreference("chatPosition");
  return (
    <Dialog title={t("place.title")} isOpen={isOpen} onClose={onClose}>
      <ChoiceGroup
        legend={t("place.legend")}
        options={chatPositions.map((value) => ({ value, label: t(`place.${value}`) }))}
        value={position}
        onChange={choose}
        hint={t("place.hint")}
      />
    </Dialog>
  );
}
