import type { Counts } from "./meter.ts";

/**
 * Cloudflare's price list in US dollars, as of 25 November 2026 as far as this repository knows it: what is beyond the
 * amounts that the paid plan includes. Compare it with developers.cloudflare.com/durable-objects/platform/pricing and
 * developers.cloudflare.com/workers/platform/pricing before you rely on it.
 */
const perMillion = {
  workerRequests: 0.3,
  workerCpuMs: 0.02,
  roomRequests: 0.15,
  roomGigabyteSeconds: 12.5,
  rowsRead: 0.001,
  rowsWritten: 1,
};
/** Frames from clients are billed as a room's requests, so many for one. */
const framesPerRequest = 20;
/** A room is billed for this memory while it runs. */
const gigabytesPerRoom = 0.128;
const perGigabyteMonth = 0.2;
/** For how long keeping a game is counted. */
const monthsKept = 12;

/**
 * What the price of what was counted consists of, in dollars, with the CPU time of the whole runtime, and of keeping so
 * many bytes.
 */
export function pricesOf(
  counts: Counts,
  { cpuMs, bytes }: { cpuMs: number; bytes: number },
): Record<string, number> {
  const millionths = {
    rowsWritten: sumOf(counts.rowsWritten) * perMillion.rowsWritten,
    rowsRead: sumOf(counts.rowsRead) * perMillion.rowsRead,
    workerRequests: counts.workerRequests * perMillion.workerRequests,
    roomRequests: counts.roomRequests * perMillion.roomRequests,
    socketFrames: (counts.socketFrames / framesPerRequest) * perMillion.roomRequests,
    workerCpu: cpuMs * perMillion.workerCpuMs,
    roomMemory: (cpuMs / 1000) * gigabytesPerRoom * perMillion.roomGigabyteSeconds,
    keeping: (bytes / 1000) * perGigabyteMonth * monthsKept,
  };
  return Object.fromEntries(Object.entries(millionths).map(([part, price]) => [part, price / 1e6]));
}

export function sumOf(parts: Record<string, number>): number {
  return Object.values(parts).reduce((sum, count) => sum + count, 0);
}
