import { createReadStream } from "node:fs";
import { appendFile, stat } from "node:fs/promises";
import { createInterface } from "node:readline";
import { z } from "zod";
import { env } from "@/lib/env/env";
import { log } from "@/lib/log";
import { type Anchor, anchorLine, findAnchorJson } from "@/lib/rules/audit-anchor";
import { findEntryHash, listHeads } from "@/lib/store/read/audit";
import { toAnchor } from "@/lib/store/read/audit-anchor";
import { type ChainEnd, signEnd } from "@/lib/store/write/audit";

const Written = z.object({
  company: z.string(),
  seq: z.number().int().min(0),
  hash: z.string(),
  at: z.iso.datetime(),
  key: z.string().optional(),
  signature: z.string(),
}) satisfies z.ZodType<Anchor>;

/** The mode of a new file: readable and writable only by the user who runs the process. */
const FILE_MODE = 0o600;
/** The number of bytes at the end of the file that are searched for anchors. The newest anchors are there. */
const READ_BYTES_MAX = 64_000_000;

/** The newest anchor of each company: written by this process, or read from the file when the process started. */
let known: Map<string, ChainEnd> | null = null;

/**
 * For every audit log with new entries, writes an anchor to the server's log and, if AUDIT_ANCHOR_FILE is set, to that
 * file. An anchor contains the log's head: the number and hash of the last entry. A restored backup or a shortened
 * audit log does not match its anchor. If a head lacks our signature, or an audit log does not match its last anchor,
 * logs an error instead. Returns the number of anchors written.
 */
export async function anchorAudit(now = new Date()): Promise<number> {
  known ??= new Map([...(await readOwnAnchors())].map(([company, anchors]) => [company, newestOf(anchors)]));
  const seen = new Set<string>();
  let written = 0;
  for await (const { company_id: company, ...head } of listHeads()) {
    seen.add(company);
    const last = known.get(company);
    if (last?.seq === head.seq && last.hash === head.hash) continue;
    const fault = await findFault(company, head, last);
    if (fault) {
      log().error({ company, seq: head.seq, anchored: last?.seq ?? null }, fault);
      continue;
    }
    await writeAnchor(company, head, now);
    known.set(company, head);
    written++;
  }
  for (const [company, { seq }] of known)
    if (!seen.has(company)) log().error({ company, anchored: seq }, "an anchored audit log is missing");
  return written;
}

/** Returns the reason why no anchor can be written for a head; null if one can be written. */
async function findFault(
  company: string,
  head: ChainEnd & { signature: string | null },
  last: ChainEnd | undefined,
): Promise<string | null> {
  if (head.signature !== signEnd(company, head))
    return "the last entry of an audit log does not have our signature";
  if (!last || last.seq === 0) return null;
  const agrees = last.seq <= head.seq && (await findEntryHash(company, last.seq)) === last.hash;
  return agrees ? null : "an audit log does not match its anchor";
}

async function writeAnchor(company: string, head: ChainEnd, now: Date): Promise<void> {
  const anchor = toAnchor(company, head, now);
  const { AUDIT_ANCHOR_FILE: file } = env();
  log().info({ audit_anchor: anchor }, "the end of an audit log");
  if (file) await appendFile(file, `${anchorLine(anchor)}\n`, { mode: FILE_MODE });
}

/**
 * The anchors of every company in AUDIT_ANCHOR_FILE, in the form that readAnchors returns; empty without that
 * setting.
 */
export async function readOwnAnchors(): Promise<Map<string, Anchor[]>> {
  const { AUDIT_ANCHOR_FILE: file } = env();
  return file ? readAnchors(file) : new Map();
}

/**
 * The anchors of each company in a file of anchors, log lines, emails or exports, in order of their entry numbers. The
 * caller must check all of them, because an audit log that was cut and has grown again still matches its newest anchor.
 * Skips other lines, and calls `onRefused` with the key id of each anchor without our signature. A missing file counts
 * as empty.
 */
export async function readAnchors(
  file: string,
  onRefused: (key: string | undefined) => void = () => {},
): Promise<Map<string, Anchor[]>> {
  const found = new Map<string, Anchor[]>();
  const size = await stat(file).then(
    (stats) => stats.size,
    () => null,
  );
  if (size === null) return found;
  const input = createReadStream(file, { start: Math.max(0, size - READ_BYTES_MAX) });
  for await (const text of createInterface({ input })) {
    const anchor = readAnchor(text);
    if (!anchor) continue;
    if (anchor.signature !== signEnd(anchor.company, anchor)) {
      onRefused(anchor.key);
      continue;
    }
    const anchors = found.get(anchor.company) ?? [];
    found.set(anchor.company, anchors);
    anchors.push(anchor);
  }
  for (const anchors of found.values()) anchors.sort((one, other) => one.seq - other.seq);
  return found;
}

function newestOf(anchors: readonly Anchor[]): ChainEnd {
  const newest = anchors.at(-1);
  if (!newest) throw new Error("a company in the file has no anchor");
  return newest;
}

function readAnchor(line: string): Anchor | null {
  const json = findAnchorJson(line);
  if (json === null) return null;
  try {
    return Written.parse(JSON.parse(json));
  } catch {
    // The line was cut off, or is not an anchor.
    return null;
  }
}
