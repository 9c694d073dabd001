import { PortalLink } from "./portal-link";

/**
 * Replaces a page that this member's role cannot see. Says who can change the role, and links to the list of roles.
 */
export function NotForRole({ role, what }: { role: string; what: string }) {
  return (
    <div className="rounded-lg border border-line px-6 py-10">
      <h2 className="text-base font-semibold">Not for your role</h2>
      <p className="mt-1 max-w-prose text-sm text-soft">
        Your role ({role}) cannot see {what}. An owner or admin can change what you can do.
      </p>
      <p className="mt-4 text-sm">
        <PortalLink href="/settings/members" className="text-accent underline">
          Who can do what
        </PortalLink>
      </p>
    </div>
  );
}
