import { createHash, createPublicKey, verify } from "node:crypto";
import { readFileSync } from "node:fs";

const [server, file] = process.argv.slice(2);
const { integrity, ...report } = JSON.parse(readFileSync(file, "utf8"));

// RFC 8785: names in order, no spaces, numbers and strings as JavaScript writes them.
const inOrder = (_, value) =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
const digest = createHash("sha256")
  .update(JSON.stringify(report, inOrder))
  .digest("hex");

const { keys } = await (await fetch(`${server}/.well-known/jwks.json`)).json();
const key = createPublicKey({
  key: keys.find(({ kid }) => kid === integrity.key_id),
  format: "jwk",
});
const [header, payload, signature] = integrity.signature_jws.split(".");
const signed = Buffer.from(`${header}.${payload}`);
const isTrue =
  integrity.digest_sha256 === digest &&
  Buffer.from(payload, "base64url").toString() === digest &&
  verify(null, signed, key, Buffer.from(signature, "base64url"));

console.log(
  isTrue
    ? `Valid: ${report.verification.id} has not been changed.`
    : "INVALID: the report was changed.",
);
process.exitCode = isTrue ? 0 : 1;
