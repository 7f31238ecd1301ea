import { z } from "zod";
import type { ApiCall } from "../call.ts";

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
];
