import type { FilePreview, PreviewRow } from "@/lib/contract/request-file";
import { Chip, type Tone } from "../ui/chip";
import { Table, Td, Th } from "../ui/table";
import { PortalLink } from "./portal-link";

const STATE_WORDS: Readonly<Record<PreviewRow["state"], { label: string; tone: Tone }>> = {
  new: { label: "New", tone: "good" },
  made: { label: "Created before", tone: "quiet" },
  repeat: { label: "Repeated", tone: "quiet" },
  fault: { label: "Error", tone: "bad" },
};

/** Shows the effect of every row of a file, rows with errors first. Errors are at their cells. */
export function BulkPreview({
  preview: { columns, ignored, rows },
  words,
}: {
  preview: FilePreview;
  /** The labels of the fields, by the API's names of the columns. */
  words: Readonly<Record<string, string>>;
}) {
  const sorted = [
    ...rows.filter(({ state }) => state === "fault"),
    ...rows.filter(({ state }) => state !== "fault"),
  ];
  return (
    <div>
      {ignored.length > 0 ? (
        <p className="mb-3 text-sm text-soft">
          These columns aren’t used, because no field has their name:{" "}
          {ignored.map((name) => `“${name}”`).join(", ")}.
        </p>
      ) : null}
      <div className="max-h-[32rem] overflow-y-auto rounded-lg border border-line px-4">
        <Table label="What will happen with each row">
          <thead>
            <tr>
              <Th className="text-right">Line</Th>
              <Th>Row</Th>
              {columns.map((column) => (
                <Th key={column}>{words[column]}</Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map((row) => (
              <Row key={row.line} row={row} columns={columns} />
            ))}
          </tbody>
        </Table>
      </div>
    </div>
  );
}

function Row({ row, columns }: { row: PreviewRow; columns: FilePreview["columns"] }) {
  const { label, tone } = STATE_WORDS[row.state];
  return (
    <tr>
      <Td className="text-right text-soft tabular-nums">{row.line}</Td>
      <Td className="min-w-32">
        <Chip tone={tone}>{label}</Chip>
        {row.note ? <span className="mt-1 block text-xs text-soft">{row.note}</span> : null}
        {row.requestId ? (
          <PortalLink
            href={`/requests/${row.requestId}`}
            className="mt-1 block text-xs text-accent underline"
          >
            See the request
          </PortalLink>
        ) : null}
      </Td>
      {columns.map((column, index) => {
        const error = row.errors[column];
        return (
          <Td key={column} className="max-w-64 min-w-36 wrap-break-word">
            {row.cells[index] || (error ? null : <span className="text-soft">–</span>)}
            {error ? <span className="block text-xs text-bad">{error}</span> : null}
          </Td>
        );
      })}
    </tr>
  );
}
