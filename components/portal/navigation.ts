import type { PortalPath } from "./portal-link";

export type PortalPage = { href: PortalPath; label: string };

/** The portal's parts, in the order of its menu. */
export const PORTAL_PAGES: readonly PortalPage[] = [
  { href: "/requests", label: "Requests" },
  { href: "/settings", label: "Settings" },
];
