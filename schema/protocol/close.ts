/** Why a room closes a socket: the codes of its close frames. All but `internal` say that trying again alike is useless. */
export const closeCodes = {
  /** A frame that is not a request: no JSON, or not `{ id, type, data }`. */
  badFrame: 4400,
  /** The ticket is unknown, used, too old, or for another room. Get a new one. */
  badTicket: 4401,
  /** Without a ticket nobody may look on here. */
  noOnlookers: 4403,
  /** There is no such room. */
  noRoom: 4404,
  /** The frame is longer than limits.frameMaxChars. */
  frameTooLong: 4413,
  /** A binary frame. */
  binaryFrame: 4415,
  /** Frames went on coming after `rate_limited`. */
  tooManyFrames: 4429,
  /** A fault of the room while the socket was opened. Try again. */
  internal: 4500,
} as const;
export type CloseReason = keyof typeof closeCodes;
