import type { Metadata } from "next";
import { ParkedTable } from "@/components/operator/parked-table";
import { ActForm } from "@/components/portal/act-form";
import { Disclosure } from "@/components/ui/disclosure";
import { Empty } from "@/components/ui/empty";
import { PageHeader } from "@/components/ui/page-header";
import { operator } from "@/lib/http/operator";
import { findFirmNames } from "@/lib/store/read/firm";
import { listParked } from "@/lib/store/read/operations";
import { retryAll, retryOne } from "./actions";

export const metadata: Metadata = { title: "Parked work" };

export default async function WorkPage() {
  await operator();
  const parked = await listParked();
  const names = await findFirmNames(parked.map(({ companyId }) => companyId));
  const kinds = [...new Set(parked.map(({ name }) => name))];
  const rows = parked.map((row) => ({ ...row, company: names.get(row.companyId) ?? row.companyId }));
  return (
    <>
      <PageHeader
        title="Parked work"
        about="Background work that was given up after all its tries. Nothing of it is lost: it can be made due again."
      />
      {rows.length === 0 ? (
        <Empty title="Nothing is parked">
          Work that fails after all its tries shows here, with why, and can be tried again.
        </Empty>
      ) : (
        <>
          <div className="mb-6 flex flex-wrap gap-3">
            {kinds.map((kind) => (
              <Disclosure key={kind} summary={`Retry all of ${kind}…`}>
                <ActForm
                  action={retryAll}
                  hidden={{ kind }}
                  label={`Make all parked ${kind} due now`}
                  busy="Retrying…"
                />
              </Disclosure>
            ))}
          </div>
          <ParkedTable rows={rows} retry={retryOne} />
        </>
      )}
    </>
  );
}
