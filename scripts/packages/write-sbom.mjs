// Writes the software bill of materials of an image: CycloneDX 1.6 in JSON. Reads only the lock file, so it needs no
// network.
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "../install.mjs";
import { listPackages } from "./list-packages.mjs";

export async function writeSbom(folder) {
  const read = async (name) => readFile(path.join(ROOT, name), "utf8");
  const bill = toSbom(JSON.parse(await read("package-lock.json")), JSON.parse(await read("package.json")));
  await writeFile(path.join(folder, "sbom.cdx.json"), `${JSON.stringify(bill, null, 2)}\n`);
}

/**
 * Creates the bill of materials for a lock file. Equal lock files give equal bills, because the serial number is a
 * digest and there is no date.
 */
export function toSbom(lock, { name, version }) {
  const components = listPackages(lock).map(toComponent);
  const root = { type: "application", "bom-ref": `pkg:npm/${name}@${version}`, name, version };
  const bill = { metadata: { component: root }, components };
  const digest = createHash("sha256").update(JSON.stringify(bill)).digest("hex");
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: `urn:uuid:${toUuid(digest)}`,
    version: 1,
    ...bill,
  };
}

function toComponent({ name, version, licence, integrity }) {
  // In a package URL, the scope is a path segment and its @ is escaped.
  const purl = `pkg:npm/${name.replace(/^@/, "%40")}@${version}`;
  const [scope, base] = name.startsWith("@") ? name.split("/") : [null, name];
  return {
    type: "library",
    "bom-ref": purl,
    ...(scope ? { group: scope } : {}),
    name: base,
    version,
    purl,
    ...(licence ? { licenses: [toLicence(licence)] } : {}),
    ...(integrity ? { hashes: integrity.split(" ").map(toHash) } : {}),
  };
}

/** Several licences form an SPDX expression; a single one is an SPDX id. */
const toLicence = (licence) =>
  /[ ()]/.test(licence) ? { expression: licence } : { license: { id: licence } };

const ALGORITHMS = { sha1: "SHA-1", sha256: "SHA-256", sha384: "SHA-384", sha512: "SHA-512" };

function toHash(integrity) {
  const at = integrity.indexOf("-");
  const content = Buffer.from(integrity.slice(at + 1), "base64").toString("hex");
  return { alg: ALGORITHMS[integrity.slice(0, at)], content };
}

/** Makes a UUID of version 8 (RFC 9562) from our own digest, with the version and variant bits set. */
function toUuid(hex) {
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join("-");
}
