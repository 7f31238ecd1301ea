export * from "./games.ts";
export * from "./guests.ts";
export * from "./sessions.ts";
