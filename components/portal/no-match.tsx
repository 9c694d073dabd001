import { PortalLink } from "./portal-link";

/** Replaces an empty list whose filters match nothing: suggests what to try, and links to all requests. */
export function NoMatch({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <div className="border-t border-line py-10 text-sm">
      <p className="font-medium">{isNarrowed ? "No request matches" : "No more requests"}</p>
      <p className="mt-1 max-w-prose text-soft">
        {isNarrowed
          ? "The search finds customer names and references, or parts of them. Enter an email address, a phone number or a verification id in full. Try fewer words or filters. The search leaves out requests of the other environment."
          : "This is the end of the list."}
      </p>
      <PortalLink
        href="/requests"
        className="mt-3 inline-flex min-h-11 sm:min-h-8 items-center text-accent underline"
      >
        {isNarrowed ? "Clear search and filters" : "Back to the newest"}
      </PortalLink>
    </div>
  );
}
