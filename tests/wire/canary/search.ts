import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";

/**
 * Searches only for texts of at least this many bytes. Shorter text occurs by coincidence among hundreds of millions of
 * bytes.
 */
const LENGTH_MIN = 9;
const FILTER_BITS = 22;
/** The search looks up this many bytes from the start of each form of a canary (formsOf). Every form is longer. */
const START_BYTES = 8;

type Pattern = { bytes: Buffer; canary: string };
type Searcher = { feed: (bytes: Buffer) => void; found: Set<string> };

/**
 * Returns the forms that a text may have on disk: plain, two bytes per letter, as JSON, in a URL, hexadecimal, and
 * base64 at any offset.
 */
function formsOf(canary: string): Buffer[] {
  const plain = Buffer.from(canary, "utf8");
  const wide = Buffer.from(canary, "utf16le");
  const hex = plain.toString("hex");
  const shifted = [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), plain])
      .toString("base64")
      .replace(/=+$/, "");
    // The first and last letters are left out, because they depend on the adjacent text.
    return text.slice(before === 0 ? 0 : before + 1, before === 0 ? -1 : -2);
  });
  const json = Buffer.from(JSON.stringify(canary).slice(1, -1), "utf8");
  const uri = Buffer.from(encodeURIComponent(canary), "utf8");
  const texts = [hex, hex.toUpperCase(), ...shifted].map((text) => Buffer.from(text, "latin1"));
  const all = [plain, wide, Buffer.from(wide).swap16(), json, uri, ...texts];
  return all.filter((bytes) => bytes.length >= LENGTH_MIN);
}

const slot = (first: number, second: number): number =>
  (Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b)) >>> (32 - FILTER_BITS);

/**
 * Searches for all canaries in one pass. Looks up the first eight bytes of each form. The first four bytes would not
 * be enough, because thousands of canaries share them.
 */
export function makeSearcher(canaries: readonly string[]): Searcher {
  const filter = new Uint8Array(1 << FILTER_BITS);
  const byStart = new Map<string, Pattern[]>();
  for (const canary of canaries) {
    for (const bytes of formsOf(canary)) {
      const start = bytes.toString("latin1", 0, START_BYTES);
      filter[slot(bytes.readUInt32BE(0), bytes.readUInt32BE(4))] = 1;
      const alike = byStart.get(start) ?? [];
      alike.push({ bytes, canary });
      byStart.set(start, alike);
    }
  }
  const found = new Set<string>();
  const feed = (bytes: Buffer) => {
    // Reads a local variable. If the process has a second searcher, reading the outer variable takes four times as
    // long.
    const known = filter;
    let first = 0;
    let second = 0;
    for (let at = 0; at < bytes.length; at++) {
      first = (first << 8) | (second >>> 24);
      second = (second << 8) | (bytes[at] ?? 0);
      if (known[slot(first, second)] === 0 || at < START_BYTES - 1) continue;
      const from = at - START_BYTES + 1;
      for (const pattern of byStart.get(bytes.toString("latin1", from, at + 1)) ?? []) {
        const end = from + pattern.bytes.length;
        if (end <= bytes.length && bytes.compare(pattern.bytes, 0, pattern.bytes.length, from, end) === 0)
          found.add(pattern.canary);
      }
    }
  };
  return { feed, found };
}

/**
 * The results of earlier searches, by the digest of the searched bytes. The databases of a server have equal
 * catalogues, so each catalogue is searched only once.
 */
const foundBefore = new WeakMap<Searcher, Map<string, string[]>>();

/** Lists the canaries that occur anywhere in these bytes. */
function search(searcher: Searcher, bytes: Buffer): string[] {
  const known = foundBefore.get(searcher) ?? new Map<string, string[]>();
  foundBefore.set(searcher, known);
  const digest = createHash("sha256").update(bytes).digest("base64");
  const before = known.get(digest);
  if (before) return before;
  searcher.found.clear();
  searcher.feed(bytes);
  const found = [...searcher.found];
  known.set(digest, found);
  return found;
}

/** The places that were searched, and where each canary was found. */
export type Finds = { places: Map<string, string[]>; files: number; bytes: number; rows: number };

/**
 * Searches every byte of every file below the folders. Skips a file that disappears during the search, because it is
 * not stored data.
 */
export async function searchFiles(folders: readonly string[], canaries: readonly string[]): Promise<Finds> {
  const finds: Finds = { places: new Map(), files: 0, bytes: 0, rows: 0 };
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((each) => each.isFile())) {
      const file = path.join(entry.parentPath, entry.name);
      const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return Buffer.alloc(0);
        throw error;
      });
      const found = search(makeSearcherOnce(canaries), bytes);
      finds.files += 1;
      finds.bytes += bytes.length;
      if (found.length > 0) finds.places.set(path.relative(folder, file), found);
    }
  }
  return finds;
}

const made = new WeakMap<readonly string[], Searcher>();
function makeSearcherOnce(canaries: readonly string[]): Searcher {
  const searcher = made.get(canaries) ?? makeSearcher(canaries);
  made.set(canaries, searcher);
  return searcher;
}

/**
 * Searches every row of every table as the owner. Before that, makes the database write everything from memory to its
 * files.
 */
export async function searchTables(ownerUrl: string, canaries: readonly string[]): Promise<Finds> {
  const finds: Finds = { places: new Map(), files: 0, bytes: 0, rows: 0 };
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("checkpoint");
    const { rows: tables } = await client.query<{ name: string }>(
      "select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    );
    for (const { name } of tables) {
      const { rows } = await client.query<{ text: string }>(
        `select ${name}::text || E'\\n' || to_jsonb(${name})::text as text from ${name}`,
      );
      const searcher = makeSearcherOnce(canaries);
      searcher.found.clear();
      for (const { text } of rows) searcher.feed(Buffer.from(text, "utf8"));
      finds.rows += rows.length;
      if (searcher.found.size > 0) finds.places.set(name, [...searcher.found]);
    }
  } finally {
    await client.end();
  }
  return finds;
}
