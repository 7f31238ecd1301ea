import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A connection to a server that can be cut or held up. */
export type Relay = {
  /** The server's address over this connection. */
  url: string;
  /** Cuts every connection that runs over it now, without notice to either end. */
  cut(): void;
  /** From now on connections are accepted and stay open, but nothing passes, until `release`. */
  hold(): void;
  /** Everything passes again, what was held up first. */
  release(): void;
};

/** A connection to the server at `url`, until the end of the test. */
export async function aRelay(url: string): Promise<Relay> {
  const open = new Map<Socket, Socket>();
  let isHeld = false;
  const relay = createServer((near) => {
    const far = connect(Number(new URL(url).port), "127.0.0.1");
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ]) {
      open.set(socket, other);
      socket.on("error", () => {});
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
      if (!isHeld) socket.pipe(other);
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
      for (const [socket, other] of open) socket.pipe(other);
    },
  };
}
