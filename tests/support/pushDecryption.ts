import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** The part of a push subscription that only the browser has. */
export type Browser = { keys: { p256dh: string; auth: string }; ecdh: ECDH; auth: Buffer };

export async function newBrowser(): Promise<Browser> {
  const ecdh = createECDH("prime256v1");
  const p256dh = ecdh.generateKeys("base64url");
  const auth = randomBytes(16);
  return { keys: { p256dh, auth: auth.toString("base64url") }, ecdh, auth };
}

/**
 * Reads a push according to RFC 8291 and RFC 8292, with Node's own cryptography.
 * @throws if it is not encrypted for this browser, or not signed for this audience by its claimed sender
 */
export async function openPush(
  browser: Browser,
  { headers, body }: { headers: IncomingHttpHeaders; body: Buffer },
  audience: string,
): Promise<{ text: string; signedBy: string; contact: string }> {
  if (headers["content-encoding"] !== "aes128gcm")
    throw new Error(`encoded as ${headers["content-encoding"]}`);
  const { signedBy, contact } = await verify(String(headers.authorization), audience);
  return { text: decrypt(browser, body), signedBy, contact };
}

async function verify(authorization: string, audience: string) {
  const [, token, signedBy] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (token === undefined) throw new Error(`signed with ${authorization}`);
  const [head, claims, signature] = token.split(".");
  const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes(signedBy), algorithm, false, ["verify"]);
  const signed = new TextEncoder().encode(`${head}.${claims}`);
  if (!(await crypto.subtle.verify(algorithm, key, bytes(signature), signed)))
    throw new Error("the signature is another's");
  const { aud, exp, sub } = JSON.parse(bytes(claims).toString());
  const hoursLeft = (exp * 1000 - Date.now()) / 3_600_000;
  if (aud !== audience || hoursLeft <= 0 || hoursLeft > 24) throw new Error(`signed for ${aud} until ${exp}`);
  return { signedBy, contact: String(sub) };
}

function decrypt({ ecdh, auth }: Browser, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20];
  const senderKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync("sha256", ecdh.computeSecret(senderKey), auth, info, 32));
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${what}\0`, length));
  const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte: number) => byte !== 0))
    throw new Error("padded otherwise");
  return padded.subarray(0, end).toString();
}

function bytes(text: string): Buffer<ArrayBuffer> {
  return Buffer.from(text, "base64url");
}
