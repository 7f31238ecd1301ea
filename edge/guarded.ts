/** Default headers of the Worker's own answers: they may not be cached, sniffed, framed or embedded elsewhere. */
const ownHeaders = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

/** Adds the default headers to an answer of the Worker's own. The answer that opens a socket passes unchanged. */
export function guarded(answer: Response): Response {
  if (answer.status === 101) return answer;
  const response = new Response(answer.body, answer);
  for (const [name, value] of Object.entries(ownHeaders)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}
