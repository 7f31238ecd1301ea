import { createMiddleware } from "hono/factory";

/**
 * Reads the unread rest of a body before the answer, up to so many bytes, and discards it. A client that is still
 * sending does not read an answer; it would only see the connection close.
 */
export function heardOut(bytes: number) {
  return createMiddleware(async ({ req }, next) => {
    await next();
    const { body } = req.raw;
    if (!body || body.locked) return;
    // Who has gone hears nothing.
    await readOut(body.getReader(), bytes).catch(() => {});
  });
}

async function readOut(reader: ReadableStreamDefaultReader<Uint8Array>, bytes: number): Promise<void> {
  for (let left = bytes; left > 0; ) {
    const { done, value } = await reader.read();
    if (done) return;
    left -= value.byteLength;
  }
}
