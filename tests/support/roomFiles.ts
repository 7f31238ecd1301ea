export { roomFilesIn, tasksLeft } from "#scripts/data/roomFiles.ts";
