import type { PortalPath } from "./portal-link";

/**
 * A company's live access. Open: every live page is linked. Suspended: only its request list. Locked: only the missing
 * steps.
 */
export type LiveDoor = "open" | "suspended" | "locked";

/** A part of the portal; `needs` is the permission without which it is of no use. */
export type PortalPage = { href: PortalPath; label: string; needs?: "log.read" | "audit.read" };

/** The portal's parts, in the order of its menu. */
export const PORTAL_PAGES: readonly PortalPage[] = [
  { href: "/requests", label: "Requests" },
  { href: "/usage", label: "Usage" },
  { href: "/developers", label: "Developers", needs: "log.read" },
  { href: "/audit", label: "Audit log", needs: "audit.read" },
  { href: "/notices", label: "Notices" },
  { href: "/settings", label: "Settings" },
];
