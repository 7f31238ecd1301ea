import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A line to the site that can be cut. */
export type Relay = {
  /** Where the site is found over this line. */
  url: string;
  /** Cuts every connection that runs over it at this moment, without a word to either end. */
  cut(): void;
};

/** A line to the site at `url`, there until the test is over. */
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
