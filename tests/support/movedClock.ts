export { ageDatabase, ageFile, ageRooms } from "#scripts/data/movedClock.ts";
