import { generateKeyPairSync, sign } from "node:crypto";

/** The credentials of our own libSQL server. */
export type LibsqlSecret = {
  /** The server's half: the public key (Ed25519, URL-safe base64). It grants no access. */
  key: string;
  /** The callers' half: a JWT with read and write access. */
  token: string;
};

/**
 * A new secret. Its private key is discarded at once, so no other token fits it; it is valid as long as the server
 * runs.
 */
export function newLibsqlSecret(): LibsqlSecret {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const claims = `${encoded({ alg: "EdDSA", typ: "JWT" })}.${encoded({ a: "rw" })}`;
  const token = `${claims}.${sign(null, Buffer.from(claims), privateKey).toString("base64url")}`;
  return { key: publicKey.export({ format: "jwk" }).x ?? "", token };
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
