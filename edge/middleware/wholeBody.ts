import { createMiddleware } from "hono/factory";
import { limits } from "#schema/limits.ts";
import type { EdgeEnv } from "../env.ts";
import { Problem } from "../problem.ts";

/**
 * Reads the whole body before the handler runs. A body that is too large, too slow or cut off is refused and changes
 * nothing: Problems `too_large`, `too_slow` and `invalid`.
 * @param maxSize the largest body allowed, in bytes
 */
export function wholeBody(maxSize: number) {
  return createMiddleware<EdgeEnv>(async ({ req, env }, next) => {
    const { body } = req.raw;
    if (body) {
      if (Number(req.header("Content-Length") ?? 0) > maxSize) throw tooLarge(maxSize);
      const read = await readWithin(body, maxSize, Number(env.BODY_MS ?? limits.bodyMs));
      req.raw = new Request(req.raw, { body: read });
    }
    await next();
  });
}

async function readWithin(body: ReadableStream<Uint8Array>, maxSize: number, ms: number): Promise<Blob> {
  const reader = body.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<"end">((resolve) => {
    timer = setTimeout(() => resolve("end"), ms);
  });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (let size = 0; ; ) {
      const piece = await Promise.race([reader.read().catch(cutOff), end]);
      if (piece === "end") {
        // Nobody awaits the chunk that was requested, and a reader with a pending read can't be released.
        reader.cancel().catch(() => {});
        throw new Problem("too_slow", `A body must arrive within ${ms / 1000} s.`);
      }
      if (piece.done) return new Blob(chunks);
      size += piece.value.byteLength;
      if (size > maxSize) throw tooLarge(maxSize);
      chunks.push(piece.value as Uint8Array<ArrayBuffer>);
    }
  } finally {
    clearTimeout(timer);
    reader.releaseLock();
  }
}

/** The sender has gone or violates HTTP. That is no fault of ours. */
function cutOff(): never {
  throw new Problem("invalid", "The body was cut off before its end.");
}

function tooLarge(maxSize: number): Problem {
  return new Problem("too_large", `A body may have at most ${maxSize} bytes here.`);
}
