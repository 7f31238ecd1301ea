/** Why a room closes a socket: the codes of its close frames. words.ts explains them. */
export const closeCodes = {
  /** "Try Again Later" in IANA's registry of close codes. */
  notReading: 1013,
  badFrame: 4400,
  badTicket: 4401,
  noSpectators: 4403,
  noRoom: 4404,
  /** Named as in product.md. */
  logged_out: 4410,
  frameTooLong: 4413,
  binaryFrame: 4415,
  tooManyFrames: 4429,
  internal: 4500,
  full: 4503,
} as const;
export type CloseReason = keyof typeof closeCodes;
