import type { NoticeKind } from "#schema/settings.ts";

/** Something that a player might want to know while not looking at the site, with what it takes to say it. */
export type Notice =
  | { kind: "yourTurn"; gameID: number }
  | { kind: "roomFull"; waitingID: string }
  | { kind: "invitation"; waitingID: string; username: string }
  /** `names` of who has written what is not read yet; `group` is the title of a group. */
  | { kind: "message"; chatID: string; names: readonly string[]; group: string | null }
  | { kind: "friendRequest"; userID: number; username: string };

export type NoticeOf<Kind extends NoticeKind> = Extract<Notice, { kind: Kind }>;

/** What a notice is about: there is one at a time about the same, on a device too. */
export function tagOf(notice: Notice): string {
  switch (notice.kind) {
    case "yourTurn":
      return `game ${notice.gameID}`;
    case "roomFull":
    case "invitation":
      return `waiting room ${notice.waitingID}`;
    case "message":
      return `chat ${notice.chatID}`;
    case "friendRequest":
      return `friend ${notice.userID}`;
  }
}
