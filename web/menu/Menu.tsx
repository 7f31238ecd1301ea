import { useTranslation } from "react-i18next";
import { Dialog } from "#web/ui/Dialog.tsx";
import { MenuContents } from "./MenuContents.tsx";

/** All pages, the account actions, and the look of the site; the same on phone and desktop. */
export function Menu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t("menu")} isOpen={isOpen} onClose={onClose} placement="corner">
      <MenuContents onLeave={onClose} />
    </Dialog>
  );
}
