import { createContext, useContext, useMemo } from "react";

/** The parts of the address that is shown, as `location` has them. */
export type Address = Pick<Location, "pathname" | "search" | "hash">;

export function readAddress(): Address {
  const { pathname, search, hash } = location;
  return { pathname, search, hash };
}

export const AddressContext = createContext<Address | undefined>(undefined);

/** The address whose page is shown. */
export function useAddress(): Address {
  const address = useContext(AddressContext);
  if (!address) throw new Error("useAddress needs an AddressFollower around it");
  return address;
}

/** The query of the address. */
export function useAddressQuery(): URLSearchParams {
  const { search } = useAddress();
  return useMemo(() => new URLSearchParams(search), [search]);
}
