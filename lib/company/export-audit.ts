import type { ExportFormat } from "@/lib/contract/audit-log";
import { toCsvLine } from "@/lib/render/csv-line";
import type { Actor, Scope } from "@/lib/scope";
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

const cellsOf = (line: AuditLogLine) => [
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

const TO_TEXT: Readonly<Record<ExportFormat, { head: string; line: (line: AuditLogLine) => string }>> = {
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
 * Streams the filtered audit record as parts of a file, newest first. Holds at most one batch in memory. Records the
 * export itself before the first part.
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
  return pieces(scope, filter, format);
}

async function* pieces(
  scope: Scope,
  filter: Omit<AuditFilter, "limit" | "after">,
  format: ExportFormat,
): AsyncGenerator<string> {
  const { head, line } = TO_TEXT[format];
  yield head;
  for (let after: AuditFilter["after"] = null; ; ) {
    const { rows, hasMore } = await listAuditLog(scope, { ...filter, limit: BATCH, after });
    yield rows.map(line).join("");
    const last = rows.at(-1);
    if (!hasMore || !last) return;
    after = positionOf(last);
  }
}
