import { Link } from "@/components/ui/link";
import { PortalButton } from "./portal-link";

/** Replaces a list without any requests: explains how to create one. */
export function NoRequests({
  environment,
  mayCreate,
  isSuspended,
}: {
  environment: "test" | "live";
  mayCreate: boolean;
  /** True if live is suspended, so no request can be created. */
  isSuspended: boolean;
}) {
  if (isSuspended) return <p className="text-sm text-soft">There are no live requests.</p>;
  return (
    <div className="rounded-lg border border-line px-5 py-8 sm:px-6">
      <h2 className="text-base font-semibold">No {environment} requests yet</h2>
      <p className="mt-1 max-w-prose text-sm text-soft">
        A request asks one customer to share bank data for one report. Create it here, or with one call to the
        API.
      </p>
      <ol className="mt-6 grid max-w-2xl gap-3 text-sm">
        <li>
          <strong className="font-medium">1. Create a request</strong>{" "}
          <span className="text-soft">with your customer’s name and the report you need.</span>
        </li>
        <li>
          <strong className="font-medium">2. Send the consent link.</strong>{" "}
          <span className="text-soft">
            {environment === "test"
              ? "In the test environment, open the link yourself: the mock banks have made-up people to choose from."
              : "Your customer connects their bank with a one-time code and no password."}
          </span>
        </li>
        <li>
          <strong className="font-medium">3. Read the report</strong>{" "}
          <span className="text-soft">
            here, or fetch it as JSON, HTML, XML or PDF when the webhook arrives.
          </span>
        </li>
      </ol>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        {mayCreate ? (
          <PortalButton href="/requests/new" kind="primary">
            New request
          </PortalButton>
        ) : null}
        <Link href="/docs" className="text-sm text-accent underline">
          API documentation
        </Link>
      </div>
    </div>
  );
}
