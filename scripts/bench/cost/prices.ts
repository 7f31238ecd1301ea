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

/** The price in dollars of what was counted, with the CPU time of the whole runtime, and of keeping so many bytes. */
export function priceOf(counts: Counts, { cpuMs, bytes }: { cpuMs: number; bytes: number }): number {
  const roomRequests = counts.roomRequests + counts.socketFrames / framesPerRequest;
  const millionths =
    counts.workerRequests * perMillion.workerRequests +
    cpuMs * perMillion.workerCpuMs +
    roomRequests * perMillion.roomRequests +
    (cpuMs / 1000) * gigabytesPerRoom * perMillion.roomGigabyteSeconds +
    sumOf(counts.rowsRead) * perMillion.rowsRead +
    sumOf(counts.rowsWritten) * perMillion.rowsWritten;
  return millionths / 1e6 + (bytes / 1e9) * perGigabyteMonth * monthsKept;
}

/** The sum over all parties. */
export function sumOf(ofParties: Record<string, number>): number {
  return Object.values(ofParties).reduce((sum, count) => sum + count, 0);
}
