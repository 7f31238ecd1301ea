import { useSearchParams } from "react-router-dom";

/** Returns a function that changes one part of the address's query, or removes it (`null`), in place. */
export function useChangeAddress(): (name: string, value: string | null) => void {
  const [, setQuery] = useSearchParams();
  return (name, value) => {
    // From the current address: its latest change may not have been rendered yet.
    const next = new URLSearchParams(location.search);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setQuery(next, { replace: true });
  };
}
