import { createMiddleware } from "hono/factory";

/**
 * Lets what nobody read of a body go by before the answer, up to so many bytes, and keeps nothing of it: who is still
 * sending does not look for an answer, and would find the line closed.
 */
export function heardOut(bytes: number) {
  return createMiddleware(async ({ req }, next) => {
    await next();
    const { body } = req.raw;
    if (!body || body.locked) return;
    const reader = body.getReader();
    for (let left = bytes; left > 0; ) {
      const { done, value } = await reader.read();
      if (done) return;
      left -= value.byteLength;
    }
  });
}
