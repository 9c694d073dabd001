import type { Metadata } from "next";
import { PortalButton } from "@/components/portal/portal-link";
import { PageHeader } from "@/components/ui/page-header";

export const metadata: Metadata = { title: "Not found" };

export default function NotFound() {
  return (
    <>
      <PageHeader
        title="Not found"
        about="There is nothing at this address in this environment. Test and live are separate, so a test request can’t be found in live, or a live request in test."
      />
      <PortalButton href="/requests">All requests</PortalButton>
    </>
  );
}
