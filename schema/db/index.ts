export * from "./attempts.ts";
export * from "./games.ts";
export * from "./guests.ts";
export * from "./mails.ts";
export * from "./sessions.ts";
export * from "./users.ts";
