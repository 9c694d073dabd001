import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from "node:crypto";
import { env } from "@/lib/env/env";

/**
 * A report's signature: a compact JWS (RFC 7515) with Ed25519 (RFC 8037) over the 64 hex characters of the canonical
 * document's SHA-256. `keyId` is the RFC 7638 thumbprint of the published public key.
 */
type Signature = { jws: string; keyId: string };

const base64url = (text: string | Buffer) => Buffer.from(text).toString("base64url");

function thumbprint(key: KeyObject): string {
  const { crv, kty, x } = key.export({ format: "jwk" });
  // The thumbprint covers only these members, in lexical order (RFC 7638, section 3).
  return createHash("sha256").update(JSON.stringify({ crv, kty, x })).digest("base64url");
}

/** Signs a digest. The same digest always gives the same signature, because Ed25519 is deterministic. */
export function signDigest(digestSha256: string): Signature {
  const privateKey = createPrivateKey(env().REPORT_SIGNING_KEY);
  const keyId = thumbprint(createPublicKey(privateKey));
  const signed = `${base64url(JSON.stringify({ alg: "EdDSA", kid: keyId, typ: "JOSE" }))}.${base64url(digestSha256)}`;
  return { jws: `${signed}.${base64url(sign(null, Buffer.from(signed), privateKey))}`, keyId };
}

type PublicKey = { kty: string; crv: string; x: string; kid: string; use: "sig"; alg: "EdDSA" };

/**
 * The public keys as a JSON Web Key Set (RFC 7517), for `/.well-known/jwks.json`: the current key, then earlier ones,
 * so that an older report can still be checked.
 */
export function publicKeys(): { keys: PublicKey[] } {
  const current = createPublicKey(createPrivateKey(env().REPORT_SIGNING_KEY));
  const retired = env().REPORT_RETIRED_KEYS.map((x) =>
    createPublicKey({ format: "jwk", key: { kty: "OKP", crv: "Ed25519", x } }),
  );
  const keys = [current, ...retired].map(toPublicKey);
  return { keys: keys.filter(({ kid }, index) => keys.findIndex((key) => key.kid === kid) === index) };
}

function toPublicKey(key: KeyObject): PublicKey {
  const { kty = "", crv = "", x = "" } = key.export({ format: "jwk" });
  return { kty, crv, x, kid: thumbprint(key), use: "sig", alg: "EdDSA" };
}
