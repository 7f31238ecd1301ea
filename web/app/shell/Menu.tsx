import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "#web/ui/Dialog.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";

const contents = () => import("./MenuContents.tsx");
const MenuContents = lazy(async () => ({ default: (await contents()).MenuContents }));

/** Begins to fetch the menu, before it is opened. */
export function fetchMenu(): void {
  // Whoever opens it meets the failure again.
  contents().catch(() => {});
}

/** All pages, what one can do about the account, and how the site looks; the same on a phone and a desktop. */
export function Menu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t("menu")} isOpen={isOpen} onClose={onClose} placement="corner">
      <Suspense fallback={<Waiting />}>
        <MenuContents onLeave={onClose} />
      </Suspense>
    </Dialog>
  );
}
