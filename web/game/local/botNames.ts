/** Names for bots on all seats: bots of the recorded game keep theirs, people's seats get the next free ones. */
export function botNames(seats: readonly { name: string; kind: string }[]): string[] {
  const taken = new Set(seats.flatMap(({ name, kind }) => (kind === "bot" ? name : [])));
  let number = 0;
  return seats.map(({ name, kind }) => {
    if (kind === "bot") return name;
    do number++;
    while (taken.has(`bot${number}`));
    return `bot${number}`;
  });
}
