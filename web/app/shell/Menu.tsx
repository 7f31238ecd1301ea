import { useTranslation } from "react-i18next";
import { Dialog } from "#web/ui/Dialog.tsx";
import { MenuContents } from "./MenuContents.tsx";

/** All pages, what one can do about the account, and how the site looks; the same on a phone and a desktop. */
export function Menu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t("menu")} isOpen={isOpen} onClose={onClose} placement="corner">
      <MenuContents onLeave={onClose} />
    </Dialog>
  );
}
