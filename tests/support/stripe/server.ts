import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { answerCall } from "./api.ts";
import type { newFaults } from "./faults.ts";
import { type Form, readForm } from "./form.ts";
import { checkoutPage, portalPage } from "./pages.ts";
import { Refusal, type World } from "./world.ts";

/** A call of the API as it came. */
export type ReceivedCall = {
  method: string;
  path: string;
  form: Form;
  idempotencyKey: string | undefined;
};

type Answer = { status: number; body: unknown };

/** What is told to a key again. */
type Repeatable = { question: string; answer: Answer };

type Parts = {
  world: World;
  secretKey: string;
  faults: ReturnType<typeof newFaults>;
  received: ReceivedCall[];
  /** What a page waits for before it leads on. */
  beforeRedirect(): Promise<void>;
  /** The fake's own controls, for tests that run elsewhere. */
  control(name: string, args: unknown[]): Promise<unknown>;
};

/** Serves Stripe's API, its pages, and POST /control/<name> with the arguments as JSON. */
export async function serve({ world, secretKey, faults, received, beforeRedirect, control }: Parts) {
  const told = new Map<string, Repeatable>();

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (!response.headersSent)
        sendJson(response, { status: 500, body: { error: { message: String(error) } } });
    });
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? "", world.url);
    const method = request.method ?? "GET";
    const body = await text(request);
    const [, area, id] = pathname.split("/");
    if (area === "control") {
      sendJson(response, { status: 200, body: (await control(id, JSON.parse(body || "[]"))) ?? null });
      return;
    }
    if (area !== "v1") {
      await showPage(response, area, id, method === "POST" ? readForm(body).press : null);
      return;
    }
    const idempotencyKey = header(request, "idempotency-key");
    const form = readForm(body || search.slice(1));
    received.push({ method, path: pathname, form, idempotencyKey });
    const fault = faults.take(method, pathname);
    if (fault?.kind === "unreachable") {
      response.destroy();
      return;
    }
    const question = `${method} ${pathname} ${body}`;
    const answer =
      header(request, "authorization") === `Bearer ${secretKey}`
        ? once(idempotencyKey, question, () =>
            typeof fault?.kind === "number" ? failure(fault.kind) : answerOf(method, pathname, form),
          )
        : refusalOf(new Refusal(401, { message: "Invalid API Key provided" }));
    if (fault?.kind === "lost") response.destroy();
    else if (fault?.kind !== "slow") sendJson(response, answer);
  }

  function once(key: string | undefined, question: string, answer: () => Answer): Answer {
    const known = key === undefined ? undefined : told.get(key);
    if (known && known.question !== question) {
      return refusalOf(
        new Refusal(400, {
          type: "idempotency_error",
          message:
            "Keys for idempotent requests can only be used with the same parameters they were first used with.",
        }),
      );
    }
    if (known) return known.answer;
    const fresh = answer();
    // Stripe repeats a failure of its own too; what it refuses before it begins can be tried again.
    if (key !== undefined && fresh.status !== 429) told.set(key, { question, answer: fresh });
    return fresh;
  }

  function answerOf(method: string, path: string, form: Form): Answer {
    try {
      expectPermission(world, `${method} ${path}`);
      return { status: 200, body: answerCall(world, method, path, form) };
    } catch (error) {
      if (error instanceof Refusal) return refusalOf(error);
      throw error;
    }
  }

  async function showPage(
    response: ServerResponse,
    area: string,
    id: string,
    pressed: unknown,
  ): Promise<void> {
    const show = area === "checkout" ? checkoutPage : portalPage;
    const answer = show(world, id, typeof pressed === "string" ? pressed : null);
    if ("location" in answer) await beforeRedirect();
    if ("location" in answer) response.writeHead(303, { location: answer.location }).end();
    else response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(answer.html);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  world.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A restricted key is refused before anything is looked up. */
function expectPermission({ forbidden }: World, call: string): void {
  if (!forbidden.some((start) => call.startsWith(start))) return;
  throw new Refusal(403, {
    message: "The provided key does not have the required permissions for this endpoint on this account.",
  });
}

function failure(status: number): Answer {
  return refusalOf(new Refusal(status, { type: "api_error", message: `A fault: ${status}` }));
}

function refusalOf({ status, body }: Refusal): Answer {
  return { status, body: { error: body } };
}

function sendJson(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === "string" ? value : undefined;
}
