import { useEffect } from "react";
import { isAnythingUnsent } from "#web/net/learning/unsentKeys.ts";
import { loadModule } from "#web/ui/loading/loadModule.ts";

/**
 * Takes along what a guest has learned, once the guest has an account, and sends what could not be sent before.
 * @param userID undefined for guests
 */
export function useMigrateGuestProgress(userID: number | undefined): void {
  useEffect(() => {
    if (userID === undefined || !isAnythingUnsent(userID)) return;
    void loadModule(() => import("#web/net/learning/migrateGuestProgress.ts")).then(
      ({ migrateGuestProgress }) => migrateGuestProgress(),
    );
  }, [userID]);
}
