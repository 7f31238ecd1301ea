import i18next from "i18next";
import { lazy, Suspense } from "react";
import { useOwn } from "#web/net/user/own.ts";

const WarningDialog = lazy(async () => ({ default: (await fetchDialog()).WarningDialog }));

/** Fetches the window and its texts, so that it opens whole. */
async function fetchDialog() {
  const [dialog] = await Promise.all([
    import("#web/features/people/WarningDialog.tsx"),
    i18next.loadNamespaces("people"),
  ]);
  return dialog;
}

/** Where it is said that moderation has warned one, until one has read it. */
export function WarningPlace() {
  const warning = useOwn()?.warnings[0];
  return warning ? (
    <Suspense>
      <WarningDialog key={warning.id} warning={warning} />
    </Suspense>
  ) : null;
}
