import { SharedRooms } from "../room/sharedRooms.ts";
import { chatRoom } from "./chatRoom.ts";

/** The chats, each connected while it is shown, or something that was written into it is on its way. */
export const chats = new SharedRooms(chatRoom);
