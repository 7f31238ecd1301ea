import type { TFunction } from "i18next";
import type { SoundName } from "#web/game/sound/sounds.ts";
import type { UserRoomState } from "#web/net/user/userRoom.ts";
import type { Toast, ToastKind } from "#web/ui/toasts.ts";

/** The files of texts that notices have. */
export type NoticeTexts = "common" | "people" | "quickMatch" | "tournamentToasts" | "waiting";

/** How a toast tells of something that has happened; `Data` is what the room says of it. */
export interface Notice<Data, Texts extends NoticeTexts = NoticeTexts> {
  /** Where its texts are; each function gets the `t` for them. */
  texts: Texts;
  kind: ToastKind | ((data: Data) => ToastKind);
  title: (t: TFunction<Texts>, data: Data, here: Here) => string;
  text?: (t: TFunction<Texts>, data: Data, here: Here) => string | undefined;
  action?: (t: TFunction<Texts>, data: Data, here: Here) => Toast["action"];
  /** What else happens when the user closes it. */
  onDismiss?: (data: Data, here: Here) => void;
  /** In ms; by default limits.toastLifetimeMs. */
  lifetimeMs?: number;
  sound?: SoundName;
  /** What it is about, such as a person and a cause. */
  about: (data: Data) => string;
  /** Whether older toasts about the same give way to it; by default they do. */
  replaces?: (data: Data, here: Here) => boolean;
  /** Whether it is told once in limits.toastAgainMs, however often it is taken back and done again. */
  isToldOnce?: boolean;
  /** Whether no toast is needed, since the user sees it anyway, or it only ends older ones. */
  isNeedless?: (data: Data, here: Here) => boolean;
  /** The page to which it leads at once, in place of a toast. */
  leadsTo?: (data: Data, here: Here) => string | undefined;
}

/** A notice with the texts of any one file. */
export type AnyNotice<Data> = { [Texts in NoticeTexts]: Notice<Data, Texts> }[NoticeTexts];

/** What notices need to know of the page that the user looks at, and what their buttons do. */
export interface Here {
  own: UserRoomState;
  /** The user's name; `undefined` for guests. */
  username: string | undefined;
  language: string;
  /** The path of the page, without its language. */
  page: string;
  gameOnScreen: number | undefined;
  /** Whether the user looks at this tab. */
  isSeen: boolean;
  /** @param page its address, without the language */
  goTo: (page: string) => void;
  join: (waitingID: string) => void;
  decline: (waitingID: string) => void;
}
