import i18next from "i18next";
import { useEffect, useState } from "react";

/** Throws if texts could not be fetched, so that no page shows keys instead. */
export function useMissingTexts(): void {
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    const fail = (_locale: string, _namespace: string, error: Error) => setFailure(error);
    i18next.on("failedLoading", fail);
    return () => i18next.off("failedLoading", fail);
  }, []);
  if (failure) throw failure;
}
