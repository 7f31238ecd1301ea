import { SharedRooms } from "../room/sharedRooms.ts";
import { channelRoom } from "./channelRoom.ts";

/** The channels, each shared by the code that watches it and the code that shows it. */
export const channels = new SharedRooms(channelRoom);
