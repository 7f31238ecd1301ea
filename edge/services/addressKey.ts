/**
 * What calls of one address are counted under. Whoever has an IPv6 address has at least 2^64 of them: so those count as
 * one that share their first 64 bits.
 */
export function addressKey(address: string): string {
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
