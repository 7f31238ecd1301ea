import type { Env } from "../env.ts";

/**
 * The address that rate limits count by, for addressMarks.ts; nothing else stores it or counts by it. Anybody can send
 * any header, so only the header that the operator has named is trusted, because the proxy in front writes it. Without
 * one, all callers count as one.
 */
export function plainAddressOf(
  { ADDRESS_HEADER: header }: Pick<Env, "ADDRESS_HEADER">,
  request: Request,
): string {
  const said = header ? request.headers.get(header) : null;
  // In a list such as X-Forwarded-For, the last address is the one that the proxy itself saw.
  const address = said?.split(",").at(-1)?.trim();
  return address ? addressKey(address) : "unknown";
}

/**
 * Anybody with an IPv6 address has at least 2^64 of them, so all addresses with the same first 64 bits count as one.
 */
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
