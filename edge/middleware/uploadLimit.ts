import { bodyLimit } from "hono/body-limit";
import { limits } from "#schema/limits.ts";
import { Problem } from "../problem.ts";

/** Refuses bodies over so many bytes, for calls that take more than others do. */
export function uploadLimit(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: async ({ req }) => {
      await skip(req.raw.body, 2 * limits.pictureUploadBytes);
      throw new Problem("too_large", `A body may have at most ${maxSize} bytes here.`);
    },
  });
}

/** Lets a body go by, up to so many bytes, and keeps nothing of it: who is still sending does not look for an answer. */
async function skip(body: ReadableStream<Uint8Array> | null, bytes: number): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  for (let left = bytes; left > 0; ) {
    const { done, value } = await reader.read();
    if (done) return;
    left -= value.byteLength;
  }
}
