"use client";

import { Button } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";

/** Replaces a page that failed. The error is in the log, so it is not shown here. */
export default function PortalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <>
      <PageHeader
        title="This page could not be shown"
        about="Something went wrong on our side. Try again. If you were saving changes, check that they were saved."
      />
      <Button onClick={reset}>Try again</Button>
    </>
  );
}
