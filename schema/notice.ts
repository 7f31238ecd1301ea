/** Something that a player might want to know while not looking at the site, with what it takes to say it. */
export type Notice =
  | { kind: "yourTurn"; gameID: number }
  | { kind: "roomFull"; waitingID: string }
  | { kind: "invitation"; waitingID: string; username: string }
  /** `names` of who has written what is not read yet; `group` is the title of a group. */
  | { kind: "message"; chatID: string; names: readonly string[]; group: string | null }
  | { kind: "friendRequest"; userID: number; username: string };
