import { lazy, Suspense, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "#web/ui/Dialog.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";
import { accountDialog, closeAccountDialog } from "./accountDialog.ts";

const forms = () => import("#web/features/account/AccountForms.tsx");
const AccountForms = lazy(async () => ({ default: (await forms()).AccountForms }));

/** Signing in and up, over any page. What it consists of is fetched when it is first opened. */
export function AccountDialog() {
  const { t } = useTranslation();
  const mode = useSyncExternalStore(accountDialog.subscribe, accountDialog.read);
  return (
    <Dialog title={mode ? t(`account.${mode}`) : ""} isOpen={mode !== undefined} onClose={closeAccountDialog}>
      <Suspense fallback={<Waiting />}>{mode && <AccountForms mode={mode} />}</Suspense>
    </Dialog>
  );
}
