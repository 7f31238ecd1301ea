import type { TFunction } from "i18next";
import { ApiError } from "#web/net/api.ts";

/**
 * Explains why a call has failed, and what to do. A fault of the site's own is named by the request's id, which the
 * operator finds in the log.
 */
export function whyFailed(t: TFunction<"common">, error: Error): string {
  return t(`error.call.${causeOf(error)}`) + faultOf(error);
}

function faultOf(error: Error): string {
  const { status, requestID } = error as Partial<ApiError>;
  return status === 500 ? ` (${requestID})` : "";
}

function causeOf(error: Error): "unreachable" | "busy" | "other" {
  if (!(error instanceof ApiError)) return "other";
  if (error.status === 0 || error.status === 503) return "unreachable";
  return error.status === 429 ? "busy" : "other";
}
