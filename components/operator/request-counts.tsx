import { STATUSES } from "@/lib/rules/request";
import { STATUS_WORDS } from "../portal/words";
import { Table, Td, Th } from "../ui/table";

type Counts = Readonly<Record<"test" | "live", Readonly<Record<string, number>>>>;

/** The number of a company's requests in each status, without any details of them. */
export function RequestCounts({ counts }: { counts: Counts }) {
  return (
    <Table label="Requests by status">
      <thead>
        <tr>
          <Th>Status</Th>
          <Th className="text-right">Test</Th>
          <Th className="text-right">Live</Th>
        </tr>
      </thead>
      <tbody>
        {STATUSES.map((status) => (
          <tr key={status}>
            <Td>{STATUS_WORDS[status].label}</Td>
            <Td className="text-right tabular-nums">{(counts.test[status] ?? 0).toLocaleString("en-AU")}</Td>
            <Td className="text-right tabular-nums">{(counts.live[status] ?? 0).toLocaleString("en-AU")}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
