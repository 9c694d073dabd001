import { Chip } from "../ui/chip";
import { Table, Td, Th } from "../ui/table";
import { Time } from "../ui/time";
import { type Call, toneOf } from "./call-words";
import { PortalLink } from "./portal-link";

/** The log of API calls as a table. On a phone all but the status folds into the first column. */
export function CallTable({ rows }: { rows: readonly Call[] }) {
  return (
    <Table label="API calls">
      <thead>
        <tr>
          <Th>Call</Th>
          <Th>Status</Th>
          <Th className="hidden text-right md:table-cell">Took</Th>
          <Th className="hidden text-right sm:table-cell">Time</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="relative hover:bg-mist">
            <Td className="wrap-anywhere">
              {/* The link covers its whole row, so that the row is one target. */}
              <PortalLink
                href={`/developers/log/${row.id}`}
                className="font-mono text-xs after:absolute after:inset-0"
              >
                <span className="font-semibold">{row.method}</span>{" "}
                <span className="text-accent underline">{shorten(row.path)}</span>
              </PortalLink>
              {row.query ? <span className="block font-mono text-xs text-soft">?{row.query}</span> : null}
              <span className="block text-xs text-soft sm:hidden">
                <Time at={row.createdAt} seconds />
              </span>
            </Td>
            <Td>
              <Chip tone={toneOf(row.status)}>{row.status}</Chip>
              {row.errorCode ? <span className="mt-1 block text-xs text-soft">{row.errorCode}</span> : null}
              {row.replayed ? <span className="mt-1 block text-xs text-soft">repeat</span> : null}
            </Td>
            <Td className="hidden text-right text-soft tabular-nums md:table-cell">{row.durationMs} ms</Td>
            <Td className="hidden text-right whitespace-nowrap text-soft sm:table-cell">
              <Time at={row.createdAt} seconds />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** An id in a path is long and alike in every row; its end tells one from another. */
const shorten = (path: string) => path.replace(/req_[0-9a-z]{26}([0-9a-z]{6})/, "req_…$1");
