import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { SideBySideTable } from "@/components/portal/compare/side-by-side";
import { PortalButton } from "@/components/portal/portal-link";
import { PageHeader } from "@/components/ui/page-header";
import { fetchComparison } from "@/lib/documents/fetch-viewer";
import { recordView } from "@/lib/documents/record-access";
import { AppError } from "@/lib/errors";
import { foundRequest } from "@/lib/http/found";
import { member } from "@/lib/http/member";

type Props = { params: Promise<{ id: string; other: string }> };

/**
 * Reads both requests before it returns the title. If an id is unknown or belongs to another company, the read fails,
 * and the not-found page shows its own title.
 */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, other } = await params;
  await Promise.all([foundRequest(id), foundRequest(other)]);
  return { title: "Two reports compared" };
}

/**
 * Shows the reports of two finished requests side by side. The page is recorded as a view of both reports, because it
 * shows figures of both.
 */
export default async function TwoReportsPage({ params }: Props) {
  const asking = await member();
  const { id, other } = await params;
  const [one, two] = await Promise.all([foundRequest(id), foundRequest(other)]);
  const base = asking.pathOf(`/requests/${id}`);
  if (one.status !== "ready" || !asking.may("report.read")) redirect(base);
  if (two.status !== "ready" || id === other) redirect(`${base}/compare`);
  const { scope, actor } = asking;
  const { first, second, compared } = await fetchComparison(scope, id, other).catch((error: unknown) => {
    // The report was withdrawn or replaced while we read it.
    if (error instanceof AppError && error.code !== "busy") redirect(base);
    throw error;
  });
  await Promise.all([recordView(scope, id, actor), recordView(scope, other, actor)]);
  return (
    <>
      <PageHeader
        title="Two reports compared"
        about="The figures come from the two reports. Each figure links to its place in the report it comes from."
      >
        <PortalButton href={`/requests/${other}/compare/${id}`}>Swap</PortalButton>
        <PortalButton href={`/requests/${id}/compare`}>Compare with another</PortalButton>
      </PageHeader>
      <SideBySideTable
        first={{ requestId: id, report: first }}
        second={{ requestId: other, report: second }}
        compared={compared}
      />
    </>
  );
}
