import type { ApiCall } from "#schema/api/call.ts";
import type { ErrorCode } from "#schema/api/errors.ts";

/** Every error that a call can answer with: its own and those common to all calls of its kind. */
export function errorsOf(call: ApiCall): ErrorCode[] {
  const takesBody = call.body !== undefined || call.file !== undefined;
  const errors: (ErrorCode | false | undefined)[] = [
    ...(call.errors ?? []),
    (call.params || call.query || call.body) && "invalid",
    takesBody && "too_large",
    takesBody && "too_slow",
    call.caller !== "anybody" && "unauthenticated",
    call.caller !== "anybody" && call.caller !== "guest" && "forbidden",
    call.caller === "moderator" && "blocked",
    (call.isLimited || call.caller !== "anybody") && "too_many_requests",
    !call.isConstant && "unavailable",
    "internal",
  ];
  return [...new Set(errors.filter((error) => typeof error === "string"))];
}
