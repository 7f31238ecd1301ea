import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as after } from "node:timers/promises";

/** Until an answer begins, in ms, and how fast all answers together come, in bytes per ms. */
const latency = 60;
const throughput = 500;
/** A connection that has brought nothing for so many ms is between two answers. */
const pauseMs = 5;

/** The site over a slow connection. */
export type SlowConnection = {
  /** The site's address over it. */
  url: string;
  close: () => void;
};

/**
 * A connection to the site at `url` over which the parts of a page arrive one after the other; sockets are as fast as
 * ever. Chromium's own emulation
 * loses the end of an answer now and then: at /rules, whose page is large, 11 of 589 times, and of 300 times never without.
 */
export async function slowConnection(url: string): Promise<SlowConnection> {
  const open = new Set<Socket>();
  let freeAt = 0;
  /** Brings what the site sends, one connection's share after the other. */
  const bring = async (from: Socket, to: Socket): Promise<void> => {
    let broughtAt = 0;
    for await (const part of from as AsyncIterable<Buffer>) {
      if (performance.now() > broughtAt + pauseMs) await after(latency);
      freeAt = Math.max(performance.now(), freeAt) + part.length / throughput;
      await after(Math.max(0, freeAt - performance.now()));
      if (!to.write(part)) await once(to, "drain");
      broughtAt = performance.now();
    }
    to.end();
  };
  const server = createServer((near) => {
    const far = connect(Number(new URL(url).port), "localhost");
    near.pipe(far);
    near.once("data", (request: Buffer) => {
      // A tab may leave a room whose socket has not opened yet, of which its console warns.
      if (request.includes("Upgrade: websocket")) far.pipe(near);
      // A tab that is closed breaks its connections off.
      else bring(far, near).catch(() => near.destroy());
    });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ]) {
      open.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => open.delete(socket));
    }
    near.on("close", () => far.destroy());
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
