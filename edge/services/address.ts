import type { Env } from "../env.ts";

/**
 * The address that calls are limited by, for addressMarks.ts: nothing else keeps it, or counts under it. Anybody can send any
 * header, so only the one is believed that the operator has named, because the proxy in front writes it; without one, all
 * callers count as one.
 */
export function plainAddressOf(
  { ADDRESS_HEADER: header }: Pick<Env, "ADDRESS_HEADER">,
  request: Request,
): string {
  const said = header ? request.headers.get(header) : null;
  // Of several, as in X-Forwarded-For, the last is the one that the proxy itself has seen.
  const address = said?.split(",").at(-1)?.trim();
  return address ? addressKey(address) : "unknown";
}

/** Whoever has an IPv6 address has at least 2^64 of them: so those count as one that share their first 64 bits. */
function addressKey(address: string): string {
  const ipv4 = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (ipv4) return ipv4;
  if (!address.includes(":")) return address;
  const [before, after] = address.toLowerCase().split("::").map(groupsOf);
  const zeros = after ? Array(Math.max(0, 8 - before.length - after.length)).fill("0") : [];
  const groups = [...before, ...zeros, ...(after ?? [])].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}

function groupsOf(part: string): string[] {
  return part === "" ? [] : part.split(":");
}
