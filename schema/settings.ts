/** The languages of the site; the first is the default. */
export const locales = ["de", "en", "ru"] as const;
export type Locale = (typeof locales)[number];

/** Light, dark, or as the device has it. */
export const colorSchemes = ["system", "light", "dark"] as const;
export type ColorScheme = (typeof colorSchemes)[number];

/** What a player may get mails about. */
export const notificationKinds = [
  "news",
  "tournamentNews",
  "tournamentInvitations",
  "sponsoring",
  "messages",
  "friendRequests",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** What a player may have pushed to its devices; nothing unless it is chosen. */
export const noticeKinds = [
  "yourTurn",
  "roomFull",
  "invitation",
  "message",
  "friendRequest",
  "tournament",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What a player's picture may be. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp"] as const;
export type PictureType = (typeof pictureTypes)[number];
