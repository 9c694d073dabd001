import type { ExportFormat } from "@/lib/contract/audit-log";
import { toCsvLine } from "@/lib/render/csv-line";
import type { Anchor } from "@/lib/rules/audit-anchor";
import type { Actor, Scope } from "@/lib/scope";
import { findAnchor } from "@/lib/store/read/audit-anchor";
import { type AuditFilter, type AuditLogLine, listAuditLog, positionOf } from "@/lib/store/read/audit-log";
import { recordExport } from "@/lib/store/write/audit-export";

const BATCH = 2_000;
const COLUMNS = [
  "seq",
  "at",
  "environment",
  "action",
  "actor_kind",
  "actor_id",
  "actor",
  "request_id",
  "detail",
  "hash",
  "subject",
] as const;

type Row = Omit<AuditLogLine, "id" | "detail"> & { detail: object };

const cellsOf = (line: Row) => [
  line.seq,
  line.at.toISOString(),
  line.environment,
  line.action,
  line.actorKind,
  line.actorId,
  line.actorName,
  line.requestId,
  JSON.stringify(line.detail),
  line.hash,
  line.subjectName,
];

const TO_TEXT: Readonly<Record<ExportFormat, { head: string; line: (line: Row) => string }>> = {
  csv: { head: toCsvLine(COLUMNS), line: (line) => toCsvLine(cellsOf(line)) },
  ndjson: {
    head: "",
    line: (line) => {
      const cells = cellsOf(line);
      const fields = COLUMNS.map((name, index) => [name, name === "detail" ? line.detail : cells[index]]);
      return `${JSON.stringify(Object.fromEntries(fields))}\n`;
    },
  },
};

/**
 * The action of the export's last row, which is not an audit entry. No audit entry has this action, because every
 * entry's action contains a dot.
 */
const ANCHOR = "anchor";

/** Converts an anchor to a row with the fields of an audit entry, so that programs can read it like an entry. */
const toRow = (anchor: Anchor): Row => ({
  seq: anchor.seq,
  at: new Date(anchor.at),
  environment: null,
  action: ANCHOR,
  actorKind: "system",
  actorId: null,
  actorName: null,
  requestId: null,
  subjectName: null,
  detail: { audit_anchor: anchor },
  hash: anchor.hash,
});

/**
 * Records the export in the audit log, then streams the entries that match the filter, newest first. The last row is
 * an anchor of the whole log, which includes the export's own entry. There is no anchor if the head of the log lacks
 * our signature. Holds at most one batch in memory.
 */
export async function exportAudit(
  scope: Scope,
  {
    filter,
    format,
    actor,
    now = new Date(),
  }: { filter: Omit<AuditFilter, "limit" | "after">; format: ExportFormat; actor: Actor; now?: Date },
): Promise<AsyncGenerator<string>> {
  const asked = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value instanceof Date ? value.toISOString() : value]],
  );
  const detail = { format, ...Object.fromEntries(asked) };
  await recordExport(scope, { action: "audit.exported", detail }, actor, now);
  return pieces(scope, filter, { format, anchor: await findAnchor(scope.companyId, now) });
}

async function* pieces(
  scope: Scope,
  filter: Omit<AuditFilter, "limit" | "after">,
  { format, anchor }: { format: ExportFormat; anchor: Anchor | null },
): AsyncGenerator<string> {
  const { head, line } = TO_TEXT[format];
  yield head;
  for (let after: AuditFilter["after"] = null; ; ) {
    const { rows, hasMore } = await listAuditLog(scope, { ...filter, limit: BATCH, after });
    yield rows.map(line).join("");
    const last = rows.at(-1);
    if (!hasMore || !last) break;
    after = positionOf(last);
  }
  if (anchor) yield line(toRow(anchor));
}
