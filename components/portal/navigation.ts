import type { PortalPath } from "./portal-link";

/** How a company stands with live: only to what is open lead all the ways, and to what is suspended the one to its requests. */
export type LiveDoor = "open" | "suspended" | "locked";

/** A part of the portal; `needs` is what a member must be allowed to do for it to be of use to them. */
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
