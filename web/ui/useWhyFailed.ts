import { useTranslation } from "react-i18next";
import { ApiError } from "#web/net/api.ts";

/** Explains why a call has failed, and what to do. */
export function useWhyFailed(): (error: Error) => string {
  const { t } = useTranslation();
  return (error) => t(`error.call.${causeOf(error)}`);
}

function causeOf(error: Error): "unreachable" | "busy" | "other" {
  if (!(error instanceof ApiError)) return "other";
  if (error.status === 0 || error.status === 503) return "unreachable";
  return error.status === 429 ? "busy" : "other";
}
