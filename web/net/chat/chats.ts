import { SharedRooms } from "../room/sharedRooms.ts";
import { chatRoom } from "./chatRoom.ts";

/** The chats, each connected while it is shown or while a message to it is being sent. */
export const chats = new SharedRooms(chatRoom);
