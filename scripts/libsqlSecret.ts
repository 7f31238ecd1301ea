import { generateKeyPairSync, sign } from "node:crypto";

/** What a libSQL server of our own knows its callers by. */
export type LibsqlSecret = {
  /** The server's half: the public key (Ed25519, URL-safe base64). It lets nobody in. */
  key: string;
  /** The callers' half: a JWT that may read and write. */
  token: string;
};

/** A new secret. Its private key is forgotten at once, so no other token fits it; it is good as long as the server runs. */
export function newLibsqlSecret(): LibsqlSecret {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const claims = `${encoded({ alg: "EdDSA", typ: "JWT" })}.${encoded({ a: "rw" })}`;
  const token = `${claims}.${sign(null, Buffer.from(claims), privateKey).toString("base64url")}`;
  return { key: publicKey.export({ format: "jwk" }).x ?? "", token };
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
