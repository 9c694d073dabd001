import type { ReportChangesView } from "@/lib/contract/wire/changes";
import { counted, day, money, NOT_AVAILABLE } from "../report/format";
import { Table, Td, Th } from "../ui/table";

const NOT_COMPARED = {
  NO_EARLIER_REPORT: "There is no earlier report.",
  ACCOUNT_REMOVED:
    "Nothing is compared, because an account in the previous report is not in this report. We did not keep the figures of the previous report.",
  PROFILE_CHANGED: "Nothing is compared, because one of the two reports is an insight report.",
} as const;

const AMOUNT = "text-right whitespace-nowrap tabular-nums";

/**
 * Shows the changes from the previous report: sentences first, then the figures side by side. On a phone, the
 * difference is below this report's figure, so that the table fits.
 */
export function ReportChanges({ changes }: { changes: ReportChangesView }) {
  const { previous, current, not_compared, limitations, figures } = changes;
  if (!previous)
    return <p className="text-sm text-soft">{not_compared ? NOT_COMPARED[not_compared] : null}</p>;
  return (
    <div className="grid grid-cols-1 gap-5">
      {changes.changes.length > 0 ? (
        <ul className="grid gap-1.5 text-sm">
          {changes.changes.map(({ kind, text }) => (
            <li key={`${kind} ${text}`} className="border-l-2 border-line pl-3 wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-soft">
          {figures.some(({ difference }) => difference)
            ? "Some of these figures differ, but we found no single change that explains the difference."
            : "None of the compared figures has changed."}
        </p>
      )}
      <Table label="Figures of both reports">
        <thead>
          <tr>
            <Th>Figure</Th>
            <Th className="text-right">
              Previous <Period {...previous.period} />
            </Th>
            <Th className="text-right max-sm:pr-0">
              This report <Period {...current.period} />
            </Th>
            <Th className="hidden text-right sm:table-cell">Difference</Th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ code, label, unit, ...line }) => (
            <tr key={code}>
              <Td>{label}</Td>
              <Td className={AMOUNT}>{amount(line.previous, unit)}</Td>
              <Td className={`max-sm:pr-0 ${AMOUNT}`}>
                {amount(line.current, unit)}
                {line.difference ? (
                  <span className="block text-xs text-soft sm:hidden">
                    Difference <span className="block">{amount(line.difference, unit)}</span>
                  </span>
                ) : null}
              </Td>
              <Td className={`hidden sm:table-cell ${AMOUNT}`}>{amount(line.difference, unit)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
      {limitations.length > 0 ? (
        <ul className="grid gap-1 text-sm text-soft">
          {limitations.map(({ code, text }) => (
            <li key={code}>{text}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Period({ from, to }: { from: string; to: string }) {
  return (
    <span className="block font-normal max-sm:whitespace-normal">
      <span className="whitespace-nowrap">{day(from)}</span>{" "}
      <span className="whitespace-nowrap">to {day(to)}</span>
    </span>
  );
}

function amount(value: number | null, unit: string): string {
  if (value === null) return NOT_AVAILABLE;
  return unit === "DAYS" ? counted(value, "day") : money(value);
}
