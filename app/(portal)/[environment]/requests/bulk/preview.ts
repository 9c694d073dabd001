import { createHash } from "node:crypto";
import { checkRows, type RowVerdict } from "@/lib/connect/check-rows";
import type { FormState } from "@/lib/contract/form";
import type { FilePreview, FileRow, PreviewRow, RequestFile } from "@/lib/contract/request-file";
import type { FieldError } from "@/lib/errors";
import { faultWords } from "@/lib/http/form";
import type { Scope } from "@/lib/scope";

/** Computes the effect of each row of a file, with errors attached to their cells. */
export async function toPreview(scope: Scope, text: string, file: RequestFile): Promise<FilePreview> {
  const verdicts = await checkRows(scope, file.rows);
  const rows = file.rows.map((row, index) => toRow(row, file.columns, verdicts[index] ?? { state: "fault" }));
  // Browsers change the line ends of a form's text, so all line ends are made equal before the text is hashed.
  const lines = text.replace(/\r\n?/g, "\n").trim();
  const used = JSON.stringify([file.headings, file.rows.map(({ cells }) => cells.report_type)]);
  const fingerprint = createHash("sha256").update(`${lines}\n${used}`).digest("base64url");
  return { fingerprint, columns: file.columns, headings: file.headings, ignored: file.ignored, rows };
}

function toRow(
  { line, cells, faults }: FileRow,
  columns: FilePreview["columns"],
  verdict: RowVerdict,
): PreviewRow {
  const errors: PreviewRow["errors"] = {};
  for (const fault of faults) errors[String(fault.loc.at(-1) ?? "row")] ??= wordsOf(fault);
  return {
    line,
    cells: columns.map((column) => cells[column] ?? ""),
    errors,
    state: verdict.state,
    note: noteOf(verdict, errors),
    requestId: verdict.state === "made" ? verdict.requestId : null,
  };
}

/**
 * The message for an error. For a field with fixed values, lists the allowed values, because a file does not show
 * them as a form does.
 */
function wordsOf(fault: FieldError): string {
  if (fault.type !== "literal_error") return faultWords(fault);
  return `Write ${String(fault.ctx?.expected ?? "").replaceAll("'", "")}.`;
}

function noteOf(verdict: RowVerdict, errors: PreviewRow["errors"]): string | null {
  if (verdict.state === "repeat") return `Same as line ${verdict.ofLine}; only one request is created.`;
  if (verdict.state === "new" && verdict.sameRefLine !== null)
    return `Line ${verdict.sameRefLine} has the same reference.`;
  return errors.row ?? null;
}

const countOf = ({ rows }: FilePreview, state: PreviewRow["state"]) =>
  rows.filter((row) => row.state === state).length;

export const readyCount = (preview: FilePreview): number => countOf(preview, "new");

/** Summarises the effect of the whole file in one or two sentences. */
export function toNote(preview: FilePreview, hasChanged: boolean): NonNullable<FormState["note"]> {
  const [fresh, made, repeat, fault] = (["new", "made", "repeat", "fault"] as const).map((state) =>
    countOf(preview, state),
  ) as [number, number, number, number];
  const rows = (count: number) => (count === 1 ? "1 row" : `${count} rows`);
  const says = [
    ...(hasChanged ? ["The rows have changed since they were checked, so nothing was created yet."] : []),
    fresh > 0
      ? `${fresh} ${fresh === 1 ? "request" : "requests"} can be created.`
      : "There are no new requests to create.",
    ...(made > 0
      ? [
          `${rows(made)} ${made === 1 ? "already has a request and is" : "already have requests and are"} skipped.`,
        ]
      : []),
    ...(repeat > 0 ? [`${rows(repeat)} ${repeat === 1 ? "repeats" : "repeat"} another row.`] : []),
    ...(fault > 0 ? [`${rows(fault)} must be corrected.`] : []),
  ];
  return { tone: fault > 0 || hasChanged ? "bad" : "good", text: says.join(" ") };
}
