import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A connection to the site that can be cut. */
export type Relay = {
  /** The site's address over this connection. */
  url: string;
  /** Cuts every connection that runs over it now, without notice to either end. */
  cut(): void;
};

/** A connection to the site at `url`, until the end of the test. */
export async function aRelay(url: string): Promise<Relay> {
  const open = new Set<Socket>();
  const relay = createServer((near) => {
    const far = connect(Number(new URL(url).port), "127.0.0.1");
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ]) {
      open.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  relay.listen(0, "127.0.0.1");
  await once(relay, "listening");
  const cut = () => {
    for (const socket of open) socket.resetAndDestroy();
  };
  onTestFinished(() => {
    relay.close();
    cut();
  });
  return { url: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`, cut };
}
