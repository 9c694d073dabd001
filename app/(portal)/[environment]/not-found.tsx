import type { Metadata } from "next";
import { PortalButton } from "@/components/portal/portal-link";
import { PageHeader } from "@/components/ui/page-header";

export const metadata: Metadata = { title: "Not found" };

export default function NotFound() {
  return (
    <>
      <PageHeader
        title="Not found"
        about="There is nothing at this address in the environment you are looking at. Test and live are kept apart, so a request of one is not found in the other."
      />
      <PortalButton href="/requests">All requests</PortalButton>
    </>
  );
}
