import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startLibsql } from "#scripts/data/libsql.ts";
import { newLibsqlSecret } from "#scripts/data/libsqlSecret.ts";
import { freePort } from "#scripts/process/ports.ts";
import { newVapidKey } from "#scripts/site/vapidKey.ts";
import { openDatabase } from "#store/db.ts";
import { migrateDatabase } from "#store/migrate.ts";
import { startFakeStripe } from "#tests/support/fakeStripe.ts";
import { aPushService } from "#tests/support/pushService.ts";

declare module "vitest" {
  interface ProvidedContext {
    libsqlUrl: string;
    libsqlToken: string;
    libsqlSyncUrl: string;
    libsqlSwitch: string;
    vapidKey: string;
    pushService: string;
    pushDesk: string;
    stripeUrl: string;
  }
}

/**
 * One libSQL server for the tests inside workerd, which can't start one themselves, and a switch: POST /stop and POST
 * /start stop it and restart it with the same data. Also a push service with a control interface: POST /subscribe
 * creates a browser, POST /answer?endpoint=…&status=… sets the answer to its pushes (without a status they are
 * accepted), POST /forget?endpoint=… deletes it, POST /received lists the pushes. And a payment provider
 * (tests/support/stripe/control.ts).
 */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), "tac-rooms-"));
  const port = await freePort();
  const secret = newLibsqlSecret();
  const syncPort = await freePort();
  const begin = () => startLibsql({ dataDir, port, syncPort, secret });
  let libsql = await begin();
  await migrateDatabase(openDatabase(libsql), "schema/db/migrations");

  const lever = createServer(async (request, response) => {
    await libsql.stop();
    if (request.url === "/start") libsql = await begin();
    response.end();
  });
  const leverPort = await listening(lever);
  const pushes = await aPushService();
  const desk = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", pushes.origin);
    const endpoint = searchParams.get("endpoint") ?? "";
    const status = searchParams.get("status");
    if (pathname === "/answer") pushes.answer(endpoint, status === null ? null : Number(status));
    if (pathname === "/forget") pushes.forget(endpoint);
    const { received, refused, faults } = pushes;
    const told = pathname === "/subscribe" ? await pushes.subscribe() : { received, refused, faults };
    response.end(JSON.stringify(told));
  });
  const stripe = await startFakeStripe();
  project.provide("stripeUrl", stripe.url);
  project.provide("vapidKey", newVapidKey());
  project.provide("pushService", pushes.origin);
  project.provide("pushDesk", `http://127.0.0.1:${await listening(desk)}`);
  project.provide("libsqlUrl", libsql.url);
  project.provide("libsqlToken", libsql.token);
  project.provide("libsqlSyncUrl", libsql.syncUrl);
  project.provide("libsqlSwitch", `http://127.0.0.1:${leverPort}`);

  return async () => {
    lever.close();
    desk.close();
    await pushes.close();
    await stripe.stop();
    await libsql.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

function listening(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}
