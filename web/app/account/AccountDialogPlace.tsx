import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { accountDialog } from "./accountDialog.ts";

const fetching = () => import("./AccountDialog.tsx");
const AccountDialog = lazy(async () => ({ default: (await fetching()).AccountDialog }));

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
