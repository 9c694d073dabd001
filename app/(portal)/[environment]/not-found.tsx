import type { Metadata } from "next";
import { PortalButton } from "@/components/portal/portal-link";
import { PageHeader } from "@/components/ui/page-header";

export const metadata: Metadata = { title: "Not found" };

export default function NotFound() {
  return (
    <>
      <PageHeader
        title="Not found"
        about="There is nothing at this address in this environment. The test and live environments are separate: you find a test request only in the test environment, and a live request only in the live environment."
      />
      <PortalButton href="/requests">All requests</PortalButton>
    </>
  );
}
