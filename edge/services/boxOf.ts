/** Hosts that ignore dots in the local part. */
const dotless = ["gmail.com", "googlemail.com"];

/**
 * The mailbox of an address: the same for all addresses that evidently share it, in any letter case and with any tag
 * after a plus. A block stores its hash.
 */
export function boxOf(email: string): string {
  const [name, host] = partsOf(email);
  return dotless.includes(host) ? `${name.replaceAll(".", "")}@${dotless[0]}` : `${name}@${host}`;
}

/** What large providers document: which hosts share mailboxes, and which characters of a local part they ignore. */
const providers = [
  { hosts: dotless, signs: /\./g },
  { hosts: ["proton.me", "protonmail.com", "pm.me"], signs: /[._-]/g },
  { hosts: ["icloud.com", "me.com", "mac.com"], signs: /(?!)/g },
  // A dot and a hyphen are equivalent there. Removing both merges hardly any other mailboxes.
  { hosts: ["yandex.ru", "ya.ru", "yandex.com", "yandex.by", "yandex.kz"], signs: /[.-]/g },
];

/**
 * Like `boxOf`, and also merges what the large providers merge. Counters of mails use it. It may change: counters last
 * a day, blocks a year.
 */
export function mailBoxOf(email: string): string {
  const [name, host] = partsOf(email);
  const provider = providers.find(({ hosts }) => hosts.includes(host));
  return provider ? `${name.replaceAll(provider.signs, "")}@${provider.hosts[0]}` : boxOf(email);
}

/** The local part without a tag after a plus, and the host, both in lower case. */
function partsOf(email: string): [name: string, host: string] {
  const [name, host] = email.toLowerCase().split(/@(?=[^@]*$)/);
  return [name.replace(/(?<=.)\+.*$/, ""), host];
}
