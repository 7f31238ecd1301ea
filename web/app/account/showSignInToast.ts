import { readAccount } from "#web/net/account.ts";
import { session } from "#web/net/session.ts";
import { closeToast, showToast } from "#web/ui/toasts.ts";

/** Shows a note that asks one to sign in; it goes when one has. */
export function showSignInToast(toast: Parameters<typeof showToast>[0]): void {
  const id = showToast(toast);
  const end = session.subscribe(() => {
    if (!readAccount()) return;
    closeToast(id);
    end();
  });
}
