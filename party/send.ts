import type { Socket } from "./handlers.ts";

/** Sends a socket a frame, if there is one for it. */
export function send(socket: Socket, frame: string | undefined): void {
  if (frame === undefined) return;
  try {
    socket.send(frame);
  } catch {
    // It has just gone. Whoever it was comes back with the last number, and gets what was missed.
  }
}
