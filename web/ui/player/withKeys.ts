/** Usernames with keys for a list: deleted players share an empty name. */
export function withKeys(usernames: readonly string[]): { username: string; key: string }[] {
  return usernames.map((username, at) => {
    const earlier = usernames.slice(0, at).filter((other) => other === username).length;
    return { username, key: `${username} ${earlier}` };
  });
}
