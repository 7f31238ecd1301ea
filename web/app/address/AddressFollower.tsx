import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { AddressContext, readAddress } from "./useAddress.ts";

/** Tells all within which address is to be shown. The page before stays until the next one has been fetched. */
export function AddressFollower({ children }: { children: ReactNode }) {
  const [address, setAddress] = useState(readAddress);
  // Before other effects, which may already go elsewhere.
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setAddress(readAddress()));
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  return <AddressContext value={address}>{children}</AddressContext>;
}
