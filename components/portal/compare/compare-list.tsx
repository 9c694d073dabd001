import { OPEN_ROW_LINK, OpenRow, OpenTable, Td, Th } from "../../ui/table";
import { Time } from "../../ui/time";
import { PortalLink } from "../portal-link";
import { REPORT_TYPE_WORDS } from "../words";

type Row = {
  id: string;
  clientName: string;
  clientRef: string | null;
  reportType: keyof typeof REPORT_TYPE_WORDS;
  readyAt: Date | null;
};

/** Lists the finished requests to compare with. Each row opens a comparison. */
export function CompareList({ id, label, rows }: { id: string; label: string; rows: readonly Row[] }) {
  return (
    <OpenTable label={label}>
      <thead>
        <tr>
          <Th>Customer</Th>
          <Th>Report</Th>
          <Th className="hidden text-right sm:table-cell">Ready</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <OpenRow key={row.id}>
            <Td className="wrap-anywhere">
              <PortalLink href={`/requests/${id}/compare/${row.id}`} data-row="" className={OPEN_ROW_LINK}>
                {row.clientName}
              </PortalLink>
              {row.clientRef ? <span className="block text-xs text-soft">{row.clientRef}</span> : null}
            </Td>
            <Td className="text-soft">{REPORT_TYPE_WORDS[row.reportType].label}</Td>
            <Td className="hidden text-right whitespace-nowrap text-soft sm:table-cell">
              {row.readyAt ? <Time at={row.readyAt} /> : "–"}
            </Td>
          </OpenRow>
        ))}
      </tbody>
    </OpenTable>
  );
}
