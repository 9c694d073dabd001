import type { Metadata } from "next";
import { StoppedList } from "@/components/operator/stopped-ending";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { Table, Td, Th } from "@/components/ui/table";
import { Time } from "@/components/ui/time";
import { operator } from "@/lib/http/operator";
import {
  listProviderHealth,
  listWorkHealth,
  type ProviderHealth,
  type WorkHealth,
} from "@/lib/store/read/operations";
import { listStopped } from "@/lib/store/read/upstream-breaker";
import { releaseProviderAction } from "./actions";

export const metadata: Metadata = { title: "Upstream" };

/** Kinds of work that call a data provider. */
const ASKS_UPSTREAM: ReadonlySet<string> = new Set(["generate", "refresh", "reconcile", "end_upstream"]);

export default async function UpstreamPage() {
  await operator();
  const [providers, work, stopped] = await Promise.all([
    listProviderHealth(new Date()),
    listWorkHealth(),
    listStopped(),
  ]);
  const pulls = work.filter(({ name }) => ASKS_UPSTREAM.has(name));
  const rest = work.filter(({ name }) => !ASKS_UPSTREAM.has(name));
  return (
    <>
      <PageHeader
        title="Upstream"
        about="The data providers’ events, and how late our checks are. This page shows only counts, codes and times."
      />
      <div className="grid grid-cols-1 gap-6">
        <Card
          title="Ending consents"
          about="If many of a provider’s customers disappear at the same time, the cause is probably a fault at the provider. Until you release the stop below, we end no consent that the provider reports as ended, and none whose customer it does not know."
        >
          <StoppedList stopped={stopped} release={releaseProviderAction} />
        </Card>
        <Card title="Messages received" about="We record unsigned messages but never trust them.">
          <ProviderTable rows={providers} />
        </Card>
        <Card
          title="Asking the providers"
          about="Data collections and deletions that are due, failing or dead-lettered."
        >
          <WorkTable label="Work that calls providers" rows={pulls} />
        </Card>
        <Card title="All other background work">
          <WorkTable label="Other work" rows={rest} />
        </Card>
      </div>
    </>
  );
}

function ProviderTable({ rows }: { rows: readonly ProviderHealth[] }) {
  if (rows.length === 0)
    return <p className="text-sm text-soft">No provider has sent a message in the last month.</p>;
  return (
    <Table label="Messages by provider">
      <thead>
        <tr>
          <Th>Provider</Th>
          <Th className="text-right">Signed, last day</Th>
          <Th className="text-right">Unsigned, last day</Th>
          <Th className="pl-6">Last signed</Th>
          <Th>Last unsigned</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ provider, signed, unsigned, lastSignedAt, lastUnsignedAt }) => (
          <tr key={provider}>
            <Td className="font-medium">{provider}</Td>
            <Td className="text-right tabular-nums">{signed}</Td>
            <Td className={`text-right tabular-nums ${unsigned > 0 ? "font-medium text-warn" : ""}`}>
              {unsigned}
            </Td>
            <Td className="pl-6 whitespace-nowrap">{lastSignedAt ? <Time at={lastSignedAt} /> : "Never"}</Td>
            <Td className="whitespace-nowrap">{lastUnsignedAt ? <Time at={lastUnsignedAt} /> : "Never"}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function WorkTable({ label, rows }: { label: string; rows: readonly WorkHealth[] }) {
  if (rows.length === 0) return <p className="text-sm text-soft">There is nothing to do.</p>;
  return (
    <Table label={label}>
      <thead>
        <tr>
          <Th>Work</Th>
          <Th className="text-right">Due</Th>
          <Th className="text-right">Failing</Th>
          <Th className="text-right">Dead-lettered</Th>
          <Th className="hidden pl-6 md:table-cell">Oldest due since</Th>
          <Th className="hidden md:table-cell">Latest error</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, waiting, failing, deadLettered, oldestAt, lastError }) => (
          <tr key={name}>
            <Td>
              <span className="font-medium">{name}</span>
              {lastError ? (
                <span className="block font-mono text-xs wrap-anywhere text-soft md:hidden">{lastError}</span>
              ) : null}
            </Td>
            <Td className="text-right tabular-nums">{waiting}</Td>
            <Td className={`text-right tabular-nums ${failing > 0 ? "font-medium text-warn" : ""}`}>
              {failing}
            </Td>
            <Td className={`text-right tabular-nums ${deadLettered > 0 ? "font-medium text-bad" : ""}`}>
              {deadLettered}
            </Td>
            <Td className="hidden pl-6 whitespace-nowrap md:table-cell">
              {oldestAt ? <Time at={oldestAt} /> : "None waits"}
            </Td>
            <Td className="hidden font-mono text-xs wrap-anywhere md:table-cell">{lastError ?? "none"}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
