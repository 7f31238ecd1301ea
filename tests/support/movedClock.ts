export { ageDatabase, ageRooms } from "#scripts/data/movedClock.ts";
