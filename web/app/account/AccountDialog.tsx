import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { accountDialog, closeAccountDialog } from "#web/account/accountDialog.ts";
import { AccountForms } from "#web/features/account/AccountForms.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { useStore } from "#web/ui/useStore.ts";
import { Waiting } from "#web/ui/Waiting.tsx";

/** Sign-in and sign-up, over any page. */
export function AccountDialog() {
  const { t } = useTranslation();
  const asked = useStore(accountDialog);
  return (
    <Dialog
      title={asked ? t(`account.${asked.mode}`) : ""}
      isOpen={asked !== undefined}
      onClose={closeAccountDialog}
    >
      <Suspense fallback={<Waiting />}>{asked && <AccountForms {...asked} />}</Suspense>
    </Dialog>
  );
}
