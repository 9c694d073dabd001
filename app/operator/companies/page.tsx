import type { Metadata } from "next";
import { LiveAccessChip } from "@/components/operator/live-access-chip";
import { Button } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { TextField } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { Pager } from "@/components/ui/pager";
import { OPEN_ROW_LINK, OpenRow, OpenTable, Td, Th } from "@/components/ui/table";
import { Time } from "@/components/ui/time";
import { FirmQuery } from "@/lib/contract/console";
import {
  findConsolePosition,
  readParams,
  type SearchParams,
  toConsoleCursor,
} from "@/lib/http/console-cursor";
import { operator } from "@/lib/http/operator";
import { type FirmLine, listFirms } from "@/lib/store/read/firm";

export const metadata: Metadata = { title: "Companies" };

const ADDRESS = "/operator/companies";

export default async function FirmsPage({ searchParams }: { searchParams: SearchParams }) {
  await operator();
  const params = await readParams(searchParams);
  const { q = "", cursor, limit } = FirmQuery.safeParse(params).data ?? FirmQuery.parse({});
  const after = findConsolePosition(cursor);
  const { rows, hasMore } = await listFirms({ search: q, limit, after });
  const last = hasMore ? rows.at(-1) : undefined;
  const address = (more: Record<string, string>) =>
    `${ADDRESS}?${new URLSearchParams({ ...(q ? { q } : {}), ...more })}`;
  return (
    <>
      <PageHeader
        title="Companies"
        about="The name, status and counts of each company. Requests and customers are not shown."
      />
      <search>
        <form action={ADDRESS} className="mb-4 flex items-end gap-3">
          <TextField label="Name or id" name="q" defaultValue={q} type="search" className="w-full max-w-sm" />
          <Button type="submit" kind="plain">
            Search
          </Button>
        </form>
      </search>
      {rows.length === 0 ? (
        <Empty title={q ? "No company matches" : "No company yet"}>
          {q
            ? "The search finds any part of a name, or a complete id."
            : "A company appears here as soon as someone has signed up and confirmed their address."}
        </Empty>
      ) : (
        <FirmTable rows={rows} />
      )}
      <Pager
        newest={after ? address({}) : null}
        older={last ? address({ cursor: toConsoleCursor(last) }) : null}
      />
    </>
  );
}

function FirmTable({ rows }: { rows: readonly FirmLine[] }) {
  return (
    <OpenTable label="Companies">
      <thead>
        <tr>
          <Th>Company</Th>
          <Th>Status</Th>
          <Th className="hidden sm:table-cell">Id</Th>
          <Th className="text-right">Since</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((firm) => (
          <OpenRow key={firm.id}>
            <Td className="wrap-anywhere">
              <Link href={`${ADDRESS}/${firm.id}`} data-row="" className={OPEN_ROW_LINK}>
                {firm.name}
              </Link>
            </Td>
            <Td>
              <LiveAccessChip firm={firm} />
            </Td>
            <Td className="hidden font-mono text-xs sm:table-cell">{firm.id}</Td>
            <Td className="text-right whitespace-nowrap text-soft">
              <Time at={firm.createdAt} dayOnly />
            </Td>
          </OpenRow>
        ))}
      </tbody>
    </OpenTable>
  );
}
