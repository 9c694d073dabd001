import type { Metadata } from "next";
import { DeadLetterTable } from "@/components/operator/dead-letter-table";
import { ActForm } from "@/components/portal/act-form";
import { Disclosure } from "@/components/ui/disclosure";
import { Empty } from "@/components/ui/empty";
import { PageHeader } from "@/components/ui/page-header";
import { LONGEST_FIRST, Pager } from "@/components/ui/pager";
import { DeadLetterQuery } from "@/lib/contract/console";
import {
  findConsolePosition,
  readParams,
  type SearchParams,
  toConsoleCursor,
} from "@/lib/http/console-cursor";
import { operator } from "@/lib/http/operator";
import { findFirmNames } from "@/lib/store/read/firm";
import { listDeadLetters, listWorkHealth } from "@/lib/store/read/operations";
import { retryAllAction, retryOneAction } from "./actions";

export const metadata: Metadata = { title: "Dead-lettered work" };

const ADDRESS = "/operator/dead-letters";

export default async function WorkPage({ searchParams }: { searchParams: SearchParams }) {
  await operator();
  const { cursor, limit } =
    DeadLetterQuery.safeParse(await readParams(searchParams)).data ?? DeadLetterQuery.parse({});
  const after = findConsolePosition(cursor);
  const { rows: deadLetters, hasMore } = await listDeadLetters({ limit, after });
  const names = await findFirmNames(deadLetters.map(({ companyId }) => companyId));
  const kinds = (await listWorkHealth()).filter((each) => each.deadLettered > 0).map(({ name }) => name);
  const last = hasMore ? deadLetters.at(-1) : undefined;
  const on = last?.deadLetteredAt ? toConsoleCursor({ createdAt: last.deadLetteredAt, id: last.id }) : null;
  const rows = deadLetters.map((row) => ({ ...row, company: names.get(row.companyId) ?? row.companyId }));
  return (
    <>
      <PageHeader
        title="Dead-lettered work"
        about="Background work that failed in every attempt. Nothing is lost: you can retry the work."
      />
      {rows.length === 0 ? (
        <Empty title={after ? "No more dead-lettered work" : "Nothing is dead-lettered"}>
          Work that failed in every attempt is listed here with the reason, and you can retry it.
        </Empty>
      ) : (
        <>
          <div className="mb-6 flex flex-wrap gap-3">
            {kinds.map((kind) => (
              <Disclosure key={kind} summary={`Retry all of ${kind}…`}>
                <ActForm
                  action={retryAllAction}
                  hidden={{ kind }}
                  label={`Retry all dead-lettered ${kind} now`}
                  busy="Retrying…"
                />
              </Disclosure>
            ))}
          </div>
          <DeadLetterTable rows={rows} retry={retryOneAction} />
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
