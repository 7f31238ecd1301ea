/** The header of each answer that names the request, as the operator's log does. */
export const requestIDHeader = "X-Request-ID";
