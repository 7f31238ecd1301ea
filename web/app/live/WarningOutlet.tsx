import i18next from "i18next";
import { Suspense } from "react";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";

const WarningDialog = lazyPart(fetchDialog, ({ WarningDialog }) => WarningDialog);

/** Fetches the dialog and its texts together, so that it opens complete. */
async function fetchDialog() {
  const [dialog] = await Promise.all([
    import("#web/people/WarningDialog.tsx"),
    i18next.loadNamespaces("people"),
  ]);
  return dialog;
}

/** Shows a warning by moderation until the user has read it. */
export function WarningOutlet() {
  const warning = useUserRoom()?.warnings[0];
  return warning ? (
    <Suspense>
      <WarningDialog key={warning.id} warning={warning} />
    </Suspense>
  ) : null;
}
