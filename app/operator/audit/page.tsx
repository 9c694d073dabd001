import type { Metadata } from "next";
import { AuditTable } from "@/components/operator/audit-table";
import { Button } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { TextField } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { Pager } from "@/components/ui/pager";
import { AuditQuery } from "@/lib/contract/console";
import {
  findConsolePosition,
  readParams,
  type SearchParams,
  toConsoleCursor,
} from "@/lib/http/console-cursor";
import { operator } from "@/lib/http/operator";
import { searchAudit } from "@/lib/store/read/audit-search";
import { findFirmNames } from "@/lib/store/read/firm";

export const metadata: Metadata = { title: "Audit" };

const ADDRESS = "/operator/audit";
const FIELDS = [
  { name: "action", label: "Action begins with", type: "search" },
  { name: "actor", label: "Actor, kind or id", type: "search" },
  { name: "company", label: "Company id", type: "search" },
  { name: "request", label: "Request id", type: "search" },
  { name: "from", label: "From", type: "date" },
  { name: "to", label: "To", type: "date" },
] as const;

export default async function AuditPage({ searchParams }: { searchParams: SearchParams }) {
  await operator();
  const params = await readParams(searchParams);
  const { cursor, ...asked } = AuditQuery.safeParse(params).data ?? AuditQuery.parse({});
  const after = findConsolePosition(cursor);
  const { rows, hasMore } = await searchAudit({
    ...asked,
    after,
  });
  const names = await findFirmNames(rows.map(({ companyId }) => companyId));
  const lines = rows.map((row) => ({ ...row, company: names.get(row.companyId) ?? row.companyId }));
  const last = hasMore ? rows.at(-1) : undefined;
  const kept = FIELDS.flatMap(({ name }) => (params[name] ? [[name, params[name]]] : []));
  const address = (more: string[][]) => `${ADDRESS}?${new URLSearchParams([...kept, ...more])}`;
  return (
    <>
      <PageHeader
        title="Audit"
        about="Events of all companies, newest first. Entries can’t be changed or deleted. Only the end of a request’s id is shown."
      />
      <search>
        <form action={ADDRESS} className="mb-6 grid grid-cols-2 items-end gap-3 lg:grid-cols-4">
          {FIELDS.map(({ name, label, type }) => (
            <TextField
              key={name}
              name={name}
              label={label}
              type={type}
              defaultValue={params[name] ?? ""}
              autoComplete="off"
            />
          ))}
          <div className="flex items-center gap-4">
            <Button type="submit" kind="plain">
              Search
            </Button>
            {kept.length > 0 ? (
              <Link href={ADDRESS} className="text-sm text-accent underline">
                Clear
              </Link>
            ) : null}
          </div>
        </form>
      </search>
      {rows.length === 0 ? (
        <Empty title="No entry matches">
          To find an action, enter at least the beginning of its name. To find an id, enter the whole id.
        </Empty>
      ) : (
        <AuditTable rows={lines} />
      )}
      <Pager
        newest={after ? address([]) : null}
        older={last ? address([["cursor", toConsoleCursor({ createdAt: last.at, id: last.id })]]) : null}
      />
    </>
  );
}
