import { bodyLimit } from "hono/body-limit";
import { Problem } from "../problem.ts";

/** Refuses bodies over so many bytes, for calls that take more than others do. */
export function uploadLimit(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new Problem("too_large", `A body may have at most ${maxSize} bytes here.`);
    },
  });
}
