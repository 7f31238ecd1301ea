/** The mark of an address with which visitors without a ticket come to a room, in hexadecimal digits. */
export const visitorsMarkLength = 16;
export const visitorsMark = new RegExp(`^[0-9a-f]{${visitorsMarkLength}}$`);
