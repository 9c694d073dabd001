import { PortalLink } from "./portal-link";

/** Replaces an empty list whose filters match nothing: suggests what to try, and links to all requests. */
export function NoMatch({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <div className="border-t border-line py-10 text-sm">
      <p className="font-medium">{isNarrowed ? "No request matches" : "No more requests"}</p>
      <p className="mt-1 max-w-prose text-soft">
        {isNarrowed
          ? "The search covers customer names and references, and also finds parts of words. For an email address, phone number or verification id, enter all of it. Try fewer words or filters. Requests of the other environment aren’t searched."
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
