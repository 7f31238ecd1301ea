/** Something that a player might want to know while not looking at the site, with the values for its text. */
export type Notice =
  | { kind: "yourTurn"; gameID: number }
  | { kind: "roomFull"; waitingID: string }
  | { kind: "invitation"; waitingID: string; username: string }
  /** `names` are the authors of unread messages; `group` is a group's title. */
  | { kind: "message"; chatID: string; names: readonly string[]; group: string | null }
  | { kind: "friendRequest"; userID: number; username: string };
