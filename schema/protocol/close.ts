/** Why a room closes a socket: the codes of its close frames. What each means is said in words.ts. */
export const closeCodes = {
  /** «Try again later», as IANA's register of close codes has it. */
  notReading: 1013,
  badFrame: 4400,
  badTicket: 4401,
  noOnlookers: 4403,
  noRoom: 4404,
  /** As product.md calls it. */
  logged_out: 4410,
  frameTooLong: 4413,
  binaryFrame: 4415,
  tooManyFrames: 4429,
  internal: 4500,
  full: 4503,
} as const;
export type CloseReason = keyof typeof closeCodes;
