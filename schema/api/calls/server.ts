import { z } from "zod";
import type { ApiCall } from "../call.ts";
import { clientErrorBody } from "../clientErrors.ts";

/** The server itself. */
export const serverCalls: ApiCall[] = [
  {
    method: "GET",
    path: "/getServerVersion",
    about: "The version that is served. A client of another one should be loaded anew.",
    caller: "anybody",
    answer: { schema: z.string() },
    isConstant: true,
  },
  {
    method: "POST",
    path: "/clientError",
    about: "Reports an error in a client to the operator, whose log has it without what could be personal.",
    caller: "anybody",
    body: clientErrorBody,
    isLimited: true,
    isConstant: true,
  },
];
