/** Whose mails go to one box however many dots are in the name before the @. */
const dotless = ["gmail.com", "googlemail.com"];

/** The same for all addresses that, by their looks, are one box: in any case, and whatever is added behind a plus. A block goes by its hash. */
export function boxOf(email: string): string {
  const [name, host] = partsOf(email);
  return dotless.includes(host) ? `${name.replaceAll(".", "")}@${dotless[0]}` : `${name}@${host}`;
}

/** What large providers say of themselves: hosts that have the same boxes, and signs in a name that make no other box of it. */
const providers = [
  { hosts: dotless, signs: /\./g },
  { hosts: ["proton.me", "protonmail.com", "pm.me"], signs: /[._-]/g },
  { hosts: ["icloud.com", "me.com", "mac.com"], signs: /(?!)/g },
  // A dot and a hyphen are one sign there; to take both away takes hardly more together.
  { hosts: ["yandex.ru", "ya.ru", "yandex.com", "yandex.by", "yandex.kz"], signs: /[.-]/g },
];

/**
 * As `boxOf`, and whatever else the large providers bring into one box: what mails are counted under. It may change: counts last
 * a day, blocks a year.
 */
export function mailBoxOf(email: string): string {
  const [name, host] = partsOf(email);
  const provider = providers.find(({ hosts }) => hosts.includes(host));
  return provider ? `${name.replaceAll(provider.signs, "")}@${provider.hosts[0]}` : boxOf(email);
}

/** The name before the @, without what is added behind a plus, and the host, both in small letters. */
function partsOf(email: string): [name: string, host: string] {
  const [name, host] = email.toLowerCase().split(/@(?=[^@]*$)/);
  return [name.replace(/(?<=.)\+.*$/, ""), host];
}
