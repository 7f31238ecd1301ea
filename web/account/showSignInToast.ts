import { readAccount } from "#web/net/account.ts";
import { session } from "#web/net/session.ts";
import { closeToast, showToast } from "#web/ui/toasts.ts";

/** Shows a toast that asks the visitor to sign in. It disappears after signing in. */
export function showSignInToast(toast: Parameters<typeof showToast>[0]): void {
  const id = showToast(toast);
  const end = session.subscribe(() => {
    if (!readAccount()) return;
    closeToast(id);
    end();
  });
}
