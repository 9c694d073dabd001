import type { Metadata } from "next";
import { ButtonLink } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";

export const metadata: Metadata = { title: "Not found" };

export default function NotFound() {
  return (
    <>
      <PageHeader title="Not found" about="There is no page, company or application at this address." />
      <div className="flex flex-wrap gap-2">
        <ButtonLink href="/operator">Applications</ButtonLink>
        <ButtonLink href="/operator/companies">Companies</ButtonLink>
        <ButtonLink href="/operator/audit">Audit</ButtonLink>
      </div>
    </>
  );
}
