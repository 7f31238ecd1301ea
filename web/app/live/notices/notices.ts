import type { NewsData, NewsType } from "#web/net/user/userRoom.ts";
import { friendNotice } from "./friendNotices.ts";
import { invitationNotice } from "./invitationNotice.ts";
import type { AnyNotice, NoticeTexts } from "./notice.ts";
import { queueNotice } from "./queueNotice.ts";
import { tournamentNotices } from "./tournamentNotices.ts";
import { tournamentWaits, yourTurn } from "./waitingNotices.ts";

type TabNotice = NewsData<"user:notice">;

/** What news is about: the type of its event and, of notices for another page, their kind. */
type NewsName = Exclude<NewsType, "user:notice"> | `user:notice:${TabNotice["kind"]}`;

type DataOf<Name extends NewsName> = Name extends NewsType
  ? NewsData<Name>
  : Name extends `user:notice:${infer Kind}`
    ? Extract<TabNotice, { kind: Kind }>
    : never;

/** The toast for everything that the user's own room tells as it happens. */
export const notices = {
  "friends:new-request": friendNotice("new-request"),
  "friends:friend-confirmed": friendNotice("friend-confirmed"),
  "friends:friend-withdrew": friendNotice("friend-withdrew"),
  "friends:friend-declined": friendNotice("friend-declined"),
  "friends:friend-cancelled": friendNotice("friend-cancelled"),
  "user:notice:yourTurn": yourTurn,
  "user:notice:tournament": tournamentWaits,
  "queue:changed": queueNotice,
  ...tournamentNotices,
} satisfies { [Name in NewsName]: AnyNotice<DataOf<Name>> };

/** The toasts for what waits for an answer, by the list of the user's state: each is there as long as its entry. */
export const openNotices = { invitations: invitationNotice };

/** The files of all their texts. */
export const noticeTexts: NoticeTexts[] = [
  ...new Set([...Object.values(notices), ...Object.values(openNotices)].map(({ texts }) => texts)),
];
