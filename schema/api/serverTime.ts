/** The header of each answer of the Worker with its time (ms UTC). A platform's `Date` is in seconds, or missing. */
export const serverTimeHeader = "X-Server-Time";
