import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { type PushPayload, pushPayload } from "#schema/push.ts";
import { type Browser, newBrowser, openPush } from "./pushDecryption.ts";
import { Waiting } from "./waiting.ts";

/** A push as its browser reads it, and the headers that the push service received. */
export type ReceivedPush = PushPayload & {
  endpoint: string;
  topic: string;
  ttl: number;
  urgency: string;
  /** The key of its signature, and the sender. */
  signedBy: string;
  contact: string;
};

/** The subscription that a browser gives to a site. */
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/**
 * A push service on this machine, in place of the browsers' ones on the internet: it hands out subscriptions and
 * accepts pushes. It also plays the browser: it checks each signature and decrypts each push. It refuses anything
 * invalid.
 */
export async function aPushService() {
  const browsers = new Map<string, Browser>();
  const received: ReceivedPush[] = [];
  const faults: string[] = [];
  /** Its answers to pushes to an endpoint that it does not accept, and the endpoints that have got such an answer. */
  const answers = new Map<string, number>();
  const refused: string[] = [];
  const waiting = new Waiting();
  const server = createServer(async (request, response) => {
    const status = await take(request).catch((error) => {
      faults.push(String(error));
      return 400;
    });
    response.writeHead(status).end();
    waiting.wake();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function take(request: IncomingMessage): Promise<number> {
    const endpoint = `${origin}${request.url}`;
    const body = await buffer(request);
    const browser = browsers.get(endpoint);
    if (browser === undefined) return 410;
    const answer = answers.get(endpoint);
    if (answer !== undefined) {
      refused.push(endpoint);
      return answer;
    }
    const { headers } = request;
    const header = (name: string) => String(headers[name]);
    // The site signs for an encrypted connection, which a test does without.
    const audience = origin.replace("http:", "https:");
    const opened = await openPush(browser, { headers, body }, audience);
    received.push({
      ...pushPayload.parse(JSON.parse(opened.text)),
      endpoint,
      topic: header("topic"),
      ttl: Number(header("ttl")),
      urgency: header("urgency"),
      signedBy: opened.signedBy,
      contact: opened.contact,
    });
    return 201;
  }

  return {
    origin,
    received,
    /** Why it has refused a push. */
    faults,
    refused,
    /**
     * From now on it answers pushes to an endpoint like this instead of accepting them, or (null) accepts them again.
     */
    answer(endpoint: string, status: number | null): void {
      if (status === null) answers.delete(endpoint);
      else answers.set(endpoint, status);
    },
    /** A new browser. */
    async subscribe(): Promise<Subscription> {
      const endpoint = `${origin}/${crypto.randomUUID()}`;
      const browser = await newBrowser();
      browsers.set(endpoint, browser);
      return { endpoint, keys: browser.keys };
    },
    /** Deletes a browser. */
    forget(endpoint: string): void {
      browsers.delete(endpoint);
    },
    /** Waits until the requests received satisfy `seen`, and returns the result of that. */
    until<T>(seen: () => T | undefined | false): Promise<T> {
      return waiting.until(seen, () => received.map(({ kind, title }) => `${kind} ${title}`).join(", "));
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

export type PushService = Awaited<ReturnType<typeof aPushService>>;
