import { useTranslation } from "react-i18next";
import { whyFailed } from "./whyFailed.ts";

/** Explains why a call has failed, and what to do (`whyFailed`), in the language of the page. */
export function useWhyFailed(): (error: Error) => string {
  const { t } = useTranslation();
  return (error) => whyFailed(t, error);
}
