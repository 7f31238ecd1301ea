/** Whose mails go to one box however many dots are in the name before the @. */
const dotless = ["gmail.com", "googlemail.com"];

/** The same for all addresses that, by their looks, are one box: in any case, and whatever is added behind a plus. A block goes by its hash. */
export function boxOf(email: string): string {
  const [name, host] = email.toLowerCase().split(/@(?=[^@]*$)/);
  const box = name.replace(/(?<=.)\+.*$/, "");
  return dotless.includes(host) ? `${box.replaceAll(".", "")}@${dotless[0]}` : `${box}@${host}`;
}
