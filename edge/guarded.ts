/** What every answer of the Worker's own says of itself where it says nothing else: nobody keeps it, guesses its type, frames it or takes it away. */
const ownHeaders = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

/** An answer of the Worker's own with the headers that each one has; a socket that was opened goes as it is. */
export function guarded(answer: Response): Response {
  if (answer.status === 101) return answer;
  const response = new Response(answer.body, answer);
  for (const [name, value] of Object.entries(ownHeaders)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}
