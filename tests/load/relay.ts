import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { Transform } from "node:stream";
import { onTestFinished } from "vitest";

/** A connection to a server that can be cut, held up or slowed down. */
export type Relay = {
  /** The server's address over this connection. */
  url: string;
  /** Cuts every connection that runs over it now, without notice to either end. */
  cut(): void;
  /** From now on connections are accepted and stay open, but nothing passes, until `release`. */
  hold(): void;
  /** Everything passes again, what was held up first. */
  release(): void;
  /** From now on everything takes so many ms, and up to `jitterMs` more, each way; it stays in order. */
  delay(ms: number, jitterMs: number): void;
};

/** A connection to the server at `url`, until the end of the test. */
export async function aRelay(url: string): Promise<Relay> {
  /** The sockets, each with what leads to the other one. */
  const open = new Map<Socket, Transform>();
  let isHeld = false;
  let delayMs = () => 0;
  const relay = createServer((near) => {
    const far = connect(Number(new URL(url).port), "127.0.0.1");
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ]) {
      const way = delayed(() => delayMs());
      open.set(socket, way);
      way.pipe(other);
      socket.on("error", () => {});
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
      if (!isHeld) socket.pipe(way);
    }
  });
  relay.listen(0, "127.0.0.1");
  await once(relay, "listening");
  const cut = () => {
    for (const socket of open.keys()) socket.resetAndDestroy();
  };
  onTestFinished(() => {
    relay.close();
    cut();
  });
  return {
    url: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    cut,
    hold: () => {
      isHeld = true;
      for (const socket of open.keys()) socket.unpipe();
    },
    release: () => {
      isHeld = false;
      for (const [socket, way] of open) socket.pipe(way);
    },
    delay: (ms, jitterMs) => {
      delayMs = () => ms + Math.random() * jitterMs;
    },
  };
}

/** Passes everything on in order, each part not before the delay that it was given. */
function delayed(delayMs: () => number): Transform {
  let last = 0;
  let passed: Promise<void> = Promise.resolve();
  return new Transform({
    transform(part, _, taken) {
      last = Math.max(last, performance.now() + delayMs());
      const waits = last - performance.now();
      const arrives = new Promise<void>((resolve) => {
        if (waits > 0) setTimeout(resolve, waits);
        else resolve();
      });
      passed = passed.then(() => arrives).then(() => void this.push(part));
      taken();
    },
    flush(ended) {
      void passed.then(() => ended());
    },
  });
}
