/** The languages of the site; the first is the default. */
export const locales = ["de", "en", "ru"] as const;
export type Locale = (typeof locales)[number];

/** Light, dark, or the device's setting. */
export const colorSchemes = ["system", "light", "dark"] as const;
export type ColorScheme = (typeof colorSchemes)[number];

/** The kinds of mails that a player can choose. */
export const notificationKinds = [
  "news",
  "tournamentNews",
  "tournamentInvitations",
  "sponsoring",
  "messages",
  "friendRequests",
  "yourTurn",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The kinds that the site already sends; only these are offered. */
export const sentNotificationKinds = [
  "yourTurn",
  "messages",
  "friendRequests",
  "tournamentInvitations",
  "tournamentNews",
  "sponsoring",
] as const satisfies NotificationKind[];

/** The kinds of pushes that a player can choose; none by default. */
export const noticeKinds = [
  "yourTurn",
  "roomFull",
  "invitation",
  "message",
  "friendRequest",
  "tournament",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The formats of a player's picture. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp"] as const;
export type PictureType = (typeof pictureTypes)[number];
