import { limits } from "#schema/limits.ts";
import type { Env } from "../env.ts";

/**
 * The address that rate limits count by, for addressMarks.ts; nothing else stores it or counts by it. Anybody can send
 * any header, so only the header that the operator has named is trusted, because the proxy in front writes it. Without
 * one, all callers count as one.
 */
export function plainAddressOf(env: Pick<Env, "ADDRESS_HEADER">, request: Request): string {
  const address = callerOf(env, request);
  return address === undefined ? "unknown" : networkOf(address, 64);
}

/**
 * The networks that the caller's address is in, and how many times as much as one address each may create: the address
 * itself, or IPv6 networks in widening steps. Empty where the address is unknown.
 */
export function networksOf(
  env: Pick<Env, "ADDRESS_HEADER">,
  request: Request,
): { network: string; times: number }[] {
  const address = callerOf(env, request);
  if (address === undefined) return [];
  const networks = limits.networks.map(({ bits, times }) => ({ network: networkOf(address, bits), times }));
  return networks.filter(({ network }, i) => networks.findIndex((one) => one.network === network) === i);
}

function callerOf({ ADDRESS_HEADER: header }: Pick<Env, "ADDRESS_HEADER">, request: Request) {
  const said = header ? request.headers.get(header) : null;
  // In a list such as X-Forwarded-For, the last address is the one that the proxy itself saw.
  return said?.split(",").at(-1)?.trim() || undefined;
}

/**
 * Anybody with an IPv6 address has at least 2^64 of them, so all addresses with the same first bits count as one. An IPv4
 * address counts by itself.
 */
function networkOf(address: string, bits: number): string {
  const ipv4 = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (ipv4) return ipv4;
  if (!address.includes(":")) return address;
  const [before, after] = address.toLowerCase().split("::").map(groupsOf);
  const zeros = after ? Array(Math.max(0, 8 - before.length - after.length)).fill("0") : [];
  const groups = [...before, ...zeros, ...(after ?? [])].slice(0, Math.ceil(bits / 16));
  const kept = groups.map((group, i) => {
    const bitsOfGroup = Math.min(16, bits - 16 * i);
    const value = Number.parseInt(group, 16) || 0;
    return (value - (value % 2 ** (16 - bitsOfGroup))).toString(16);
  });
  return `${kept.join(":")}::/${bits}`;
}

function groupsOf(part: string): string[] {
  return part === "" ? [] : part.split(":");
}
