import { Chip } from "../ui/chip";
import { OPEN_ROW_LINK, OpenRow, OpenTable, Td, Th } from "../ui/table";
import { Time } from "../ui/time";
import { type Call, toneOf } from "./call-words";
import { PortalLink } from "./portal-link";

/** Shows the log of API calls as a table. On a phone, only the status has its own column. */
export function CallTable({ rows }: { rows: readonly Call[] }) {
  return (
    <OpenTable label="API calls">
      <thead>
        <tr>
          <Th>Call</Th>
          <Th>Status</Th>
          <Th className="hidden text-right md:table-cell">Duration</Th>
          <Th className="hidden text-right sm:table-cell">Time</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <OpenRow key={row.id}>
            <Td className="wrap-anywhere">
              <PortalLink
                href={`/developers/log/${row.id}`}
                data-row=""
                className={`font-mono text-xs ${OPEN_ROW_LINK}`}
              >
                <span className="inline-block text-soft max-sm:mr-2 sm:w-12">{row.method}</span>
                {shorten(row.path)}
              </PortalLink>
              {row.query ? <span className="block font-mono text-xs text-soft">?{row.query}</span> : null}
              <span className="block text-xs text-soft sm:hidden">
                <Time at={row.createdAt} seconds />
              </span>
            </Td>
            <Td>
              <Chip tone={toneOf(row.status)}>{row.status}</Chip>
              {row.errorCode ? <Beside>{row.errorCode}</Beside> : null}
              {row.replayed ? <Beside>repeat</Beside> : null}
            </Td>
            <Td className="hidden text-right text-soft tabular-nums md:table-cell">{row.durationMs} ms</Td>
            <Td className="hidden text-right whitespace-nowrap text-soft sm:table-cell">
              <Time at={row.createdAt} seconds />
            </Td>
          </OpenRow>
        ))}
      </tbody>
    </OpenTable>
  );
}

function Beside({ children }: { children: string }) {
  return <span className="ml-2 text-xs text-soft max-sm:ml-0 max-sm:mt-1 max-sm:block">{children}</span>;
}

/** Shortens the ids in a path to their ends. The ids are long, begin alike and differ only at their ends. */
const shorten = (path: string) => path.replace(/req_[0-9a-z]{26}([0-9a-z]{6})/, "req_…$1");
