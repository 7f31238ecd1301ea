import { type ReactNode, useState } from "react";
import { isOnline } from "#web/offline/network.ts";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { useStore } from "#web/ui/useStore.ts";

const NoNetwork = lazyPart(
  () => import("./NoNetwork.tsx"),
  ({ NoNetwork }) => NoNetwork,
);

/**
 * A page that needs the network. Without one it says so instead, until the network is back. Once the page is there it stays,
 * whatever the network does: something may be written on it.
 */
export function NetworkGate({ children }: { children: ReactNode }) {
  const isThere = useStore(isOnline, true);
  const [isShown, show] = useState(isThere);
  if (isThere && !isShown) show(true);
  return isShown ? children : <NoNetwork />;
}
