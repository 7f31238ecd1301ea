/** A random secret of so many bytes, hexadecimal. */
export function randomToken(bytes: number): string {
  return crypto.getRandomValues(new Uint8Array(bytes)).toHex();
}

/** SHA-256, hexadecimal: what is stored of a token, or of anything else that need only be found again. */
export async function hashOf(text: string): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))).toHex();
}
