import type { Metadata } from "next";
import { ParkedTable } from "@/components/operator/parked-table";
import { ActForm } from "@/components/portal/act-form";
import { Disclosure } from "@/components/ui/disclosure";
import { Empty } from "@/components/ui/empty";
import { PageHeader } from "@/components/ui/page-header";
import { LONGEST_FIRST, Pager } from "@/components/ui/pager";
import { ParkedQuery } from "@/lib/contract/console";
import {
  findConsolePosition,
  readParams,
  type SearchParams,
  toConsoleCursor,
} from "@/lib/http/console-cursor";
import { operator } from "@/lib/http/operator";
import { findFirmNames } from "@/lib/store/read/firm";
import { listParked, listWorkHealth } from "@/lib/store/read/operations";
import { retryAllAction, retryOneAction } from "./actions";

export const metadata: Metadata = { title: "Parked work" };

const ADDRESS = "/operator/parked";

export default async function WorkPage({ searchParams }: { searchParams: SearchParams }) {
  await operator();
  const { cursor, limit } =
    ParkedQuery.safeParse(await readParams(searchParams)).data ?? ParkedQuery.parse({});
  const after = findConsolePosition(cursor);
  const { rows: parked, hasMore } = await listParked({ limit, after });
  const names = await findFirmNames(parked.map(({ companyId }) => companyId));
  const kinds = (await listWorkHealth()).filter((each) => each.parked > 0).map(({ name }) => name);
  const last = hasMore ? parked.at(-1) : undefined;
  const on = last?.parkedAt ? toConsoleCursor({ createdAt: last.parkedAt, id: last.id }) : null;
  const rows = parked.map((row) => ({ ...row, company: names.get(row.companyId) ?? row.companyId }));
  return (
    <>
      <PageHeader
        title="Parked work"
        about="Background work that failed every try. Nothing is lost: it can be retried."
      />
      {rows.length === 0 ? (
        <Empty title={after ? "No more parked work" : "Nothing is parked"}>
          Work that failed in every attempt is listed here with the reason, and can be retried.
        </Empty>
      ) : (
        <>
          <div className="mb-6 flex flex-wrap gap-3">
            {kinds.map((kind) => (
              <Disclosure key={kind} summary={`Retry all of ${kind}…`}>
                <ActForm
                  action={retryAllAction}
                  hidden={{ kind }}
                  label={`Retry all parked ${kind} now`}
                  busy="Retrying…"
                />
              </Disclosure>
            ))}
          </div>
          <ParkedTable rows={rows} retry={retryOneAction} />
        </>
      )}
      <Pager
        newest={after ? ADDRESS : null}
        older={on ? `${ADDRESS}?${new URLSearchParams({ cursor: on })}` : null}
        words={LONGEST_FIRST}
      />
    </>
  );
}
