import i18next from "i18next";
import { Suspense, useState } from "react";
import { accountDialog } from "#web/account/accountDialog.ts";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { useStore } from "#web/ui/useStore.ts";

const AccountDialog = lazyPart(fetchDialog, ({ AccountDialog }) => AccountDialog);

/** Fetches the dialog, its forms and their texts together, so that it opens complete and nothing in it moves. */
async function fetchDialog() {
  const [dialog] = await Promise.all([
    import("./AccountDialog.tsx"),
    i18next.loadNamespaces(["account", "form"]),
  ]);
  return dialog;
}

/** Where the account dialog opens. Nothing of it is rendered before. */
export function AccountDialogOutlet() {
  const isOpen = useStore(accountDialog) !== undefined;
  const [isUsed, setUsed] = useState(isOpen);
  if (isOpen && !isUsed) setUsed(true);
  return isUsed ? (
    <Suspense>
      <AccountDialog />
    </Suspense>
  ) : null;
}
