import type { PortalPath } from "./portal-link";

/**
 * A company's live access. Open: the menu links every live page. Suspended: only the list of requests. Locked: only
 * the page with the missing steps.
 */
export type LiveAccess = "open" | "suspended" | "locked";

/** A page of the portal. `needs` is the permission without which the page would be empty. */
export type PortalPage = { href: PortalPath; label: string; needs?: "log.read" | "audit.read" };

export const SETTINGS_PAGES: readonly PortalPage[] = [
  { href: "/settings", label: "Company" },
  { href: "/settings/branding", label: "Branding" },
  { href: "/settings/affordability", label: "Affordability" },
  { href: "/settings/category-maps", label: "Category maps" },
  { href: "/settings/keys", label: "API keys" },
  { href: "/settings/webhooks", label: "Webhooks" },
  { href: "/settings/members", label: "Members" },
  { href: "/settings/single-sign-on", label: "Single sign-on" },
  { href: "/settings/notifications", label: "Notifications" },
  { href: "/settings/live", label: "Going live" },
];

export const DEVELOPER_PAGES: readonly PortalPage[] = [
  { href: "/developers", label: "Quick start", needs: "log.read" },
  { href: "/developers/log", label: "API log", needs: "log.read" },
  { href: "/developers/webhooks", label: "Webhooks", needs: "log.read" },
  { href: "/developers/signatures", label: "Signature checker", needs: "log.read" },
  { href: "/developers/sandbox", label: "Sandbox", needs: "log.read" },
];

export const ACCOUNT_PAGES: readonly PortalPage[] = [
  { href: "/account", label: "Profile" },
  { href: "/account/security", label: "Security" },
];

/** The tabs by section of the portal, for the command palette. */
export const TAB_PAGES = [
  { part: "Settings", pages: SETTINGS_PAGES },
  { part: "Developers", pages: DEVELOPER_PAGES },
  { part: "Account", pages: ACCOUNT_PAGES },
] as const;

/** The portal's parts, in the order of its menu. */
export const PORTAL_PAGES: readonly PortalPage[] = [
  { href: "/requests", label: "Requests" },
  { href: "/usage", label: "Usage" },
  { href: "/developers", label: "Developers", needs: "log.read" },
  { href: "/audit", label: "Audit log", needs: "audit.read" },
  { href: "/notices", label: "Notices" },
  { href: "/settings", label: "Settings" },
];
