import i18next from "i18next";
import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { accountDialog } from "./accountDialog.ts";

const AccountDialog = lazy(async () => ({ default: (await fetchDialog()).AccountDialog }));

/** Fetches the window together with the forms in it and their texts, so that it does not stand empty for long. */
function fetchDialog() {
  // Whoever shows the forms meets the failure again, and says so.
  import("#web/features/account/AccountForms.tsx").catch(() => {});
  i18next.loadNamespaces(["account", "form"]).catch(() => {});
  return import("./AccountDialog.tsx");
}

/** Where the account dialog opens; until then there is nothing of it. */
export function AccountDialogPlace() {
  const isOpen = useSyncExternalStore(accountDialog.subscribe, accountDialog.read) !== undefined;
  const [isUsed, setUsed] = useState(isOpen);
  if (isOpen && !isUsed) setUsed(true);
  return isUsed ? (
    <Suspense>
      <AccountDialog />
    </Suspense>
  ) : null;
}
