import { connect, type Socket } from "node:net";

type Connecting = { hostname: string; port: string };
type Connected = (error: Error | null, line: Socket | null) => void;
/** What Node's `fetch` and `WebSocket` make connections with; Node does not export it. */
type Agent = new (options: { connect: (to: Connecting, connected: Connected) => Socket }) => object;

/**
 * A WebSocket of a page of `origin` that says at once that the other side has closed it, as browsers do. Node's own waits until
 * the server has ended the connection, and workerd keeps that for up to half a minute.
 */
export class PromptSocket extends WebSocket {
  constructor(address: string, origin: string) {
    let line: Socket | undefined;
    const dispatcher = new (ownAgent())({
      connect: (to, connected) => {
        line = connect(Number(to.port), to.hostname);
        line.once("connect", () => connected(null, line as Socket));
        line.once("error", (error) => connected(error, null));
        return line;
      },
    });
    // Node's WebSocket accepts these; the browsers' one (whose type this is) does not.
    super(address, { headers: { Origin: origin }, dispatcher } as never);
    const endIfClosed = () => {
      if (this.readyState === WebSocket.CLOSING) line?.end(() => line?.destroy());
    };
    this.addEventListener("open", () => {
      line?.on("data", () => setImmediate(endIfClosed));
      setImmediate(endIfClosed);
    });
  }
}

function ownAgent(): Agent {
  const known = globalThis as unknown as Record<symbol, object>;
  return known[Symbol.for("undici.globalDispatcher.1")].constructor as Agent;
}
