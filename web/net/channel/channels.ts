import { SharedRooms } from "../room/sharedRooms.ts";
import { channelRoom } from "./channelRoom.ts";

/** The channels, each shared by what watches it and what shows it. */
export const channels = new SharedRooms(channelRoom);
