/**
 * Runs in front of the built Worker (metered.ts) and counts what Cloudflare bills. All rooms and the Worker share one
 * isolate here, and so these counts.
 */
export interface Counts {
  /** Requests to the Worker. */
  workerRequests: number;
  /** Calls of rooms, sockets to them, and their alarms. */
  roomRequests: number;
  /** Frames that clients have sent. */
  socketFrames: number;
  /** By party; setting or removing an alarm counts as a row written. */
  rowsWritten: Record<string, number>;
  /** The same by party and table. */
  rowsWrittenByTable: Record<string, number>;
  rowsRead: Record<string, number>;
  /** Requests to libSQL. */
  libsqlRequests: number;
}

type RoomClass = new (ctx: DurableObjectState, env: Record<string, unknown>) => Meterable;
type Meterable = {
  webSocketMessage(socket: WebSocket, message: unknown): unknown;
  alarm(info?: unknown): unknown;
};
type Site = { fetch: (...args: [Request, Record<string, unknown>, ExecutionContext]) => Promise<Response> };

const counts: Counts = {
  workerRequests: 0,
  roomRequests: 0,
  socketFrames: 0,
  rowsWritten: {},
  rowsWrittenByTable: {},
  rowsRead: {},
  libsqlRequests: 0,
};
/** What statements have returned whose rows may still be read. */
const cursors: { party: string; statement: string; cursor: SqlStorageCursor<never> }[] = [];

/** The address at which the counts are read. */
const path = "/dev/bench/counts";

/** The Worker, counted. */
export function meterSite(site: Site): Site {
  const libsqlFetch = globalThis.fetch;
  globalThis.fetch = (...args) => {
    counts.libsqlRequests++;
    return libsqlFetch(...args);
  };
  return {
    ...site,
    async fetch(request, env, context) {
      if (new URL(request.url).pathname === path) return Response.json(settled());
      counts.workerRequests++;
      return site.fetch(request, meterCalls(env), context);
    },
  };
}

/** A party's class, counted. */
export function meterRoom(party: string, Room: RoomClass): RoomClass {
  return class extends Room {
    constructor(ctx: DurableObjectState, env: Record<string, unknown>) {
      meterStorage(party, ctx.storage);
      super(ctx, meterCalls(env));
    }

    override webSocketMessage(socket: WebSocket, message: unknown) {
      counts.socketFrames++;
      return super.webSocketMessage(socket, message);
    }

    override alarm(info?: unknown) {
      counts.roomRequests++;
      return super.alarm(info);
    }
  };
}

function meterStorage(party: string, storage: DurableObjectStorage): void {
  const exec = storage.sql.exec.bind(storage.sql);
  const counted = (...statement: Parameters<typeof exec>) => {
    const cursor = exec(...statement);
    cursors.push({ party, statement: statement[0], cursor: cursor as never });
    if (cursors.length > 10_000) settled();
    return cursor as never;
  };
  storage.sql.exec = (...statement: Parameters<typeof exec>) => {
    // Of several statements the platform would only say what the last has written.
    const parts = statement[0].split(/;\s*\n/).filter((part) => part.trim() !== "");
    if (parts.length < 2) return counted(...statement) as never;
    for (const part of parts.slice(0, -1)) counted(part);
    return counted(parts[parts.length - 1]) as never;
  };
  for (const name of ["setAlarm", "deleteAlarm"] as const) {
    const set = storage[name].bind(storage) as (...args: unknown[]) => Promise<void>;
    storage[name] = (...args: unknown[]) => {
      noteWritten(party, "alarm", 1);
      return set(...args);
    };
  }
}

function settled(): Counts {
  for (const { party, statement, cursor } of cursors.splice(0)) {
    if (cursor.rowsWritten > 0) noteWritten(party, tableOf(statement), cursor.rowsWritten);
    counts.rowsRead[party] = (counts.rowsRead[party] ?? 0) + cursor.rowsRead;
  }
  return counts;
}

function noteWritten(party: string, table: string, rows: number): void {
  counts.rowsWritten[party] = (counts.rowsWritten[party] ?? 0) + rows;
  const name = `${party} ${table}`;
  counts.rowsWrittenByTable[name] = (counts.rowsWrittenByTable[name] ?? 0) + rows;
}

/** The table that a statement writes to; "tables" for one that creates them. */
function tableOf(statement: string): string {
  return /^\s*(?:INSERT (?:OR \w+ )?INTO|UPDATE|DELETE FROM)\s+(\w+)/.exec(statement)?.[1] ?? "tables";
}

/** The bindings, in which each call of a room's stub is counted. */
function meterCalls(env: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(env).map(([name, binding]) => [
      name,
      isNamespace(binding) ? meterStubs(binding) : binding,
    ]),
  );
}

function isNamespace(binding: unknown): binding is DurableObjectNamespace {
  return typeof binding === "object" && binding !== null && "idFromName" in binding;
}

function meterStubs(namespace: DurableObjectNamespace): DurableObjectNamespace {
  return new Proxy(namespace, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown;
      if (typeof value !== "function") return value;
      return (...args: unknown[]) => {
        const made = value.apply(target, args) as object;
        if (name === "jurisdiction") return meterStubs(made as DurableObjectNamespace);
        return name === "get" || name === "getByName" ? meterStub(made) : made;
      };
    },
  });
}

function meterStub(stub: object): object {
  return new Proxy(stub, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown;
      if (typeof value !== "function") return value;
      return (...args: unknown[]) => {
        counts.roomRequests++;
        return (target as Record<string | symbol, (...args: unknown[]) => unknown>)[name](...args);
      };
    },
  });
}
