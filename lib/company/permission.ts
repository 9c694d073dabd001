import type { Environment } from "@/lib/scope";

/**
 * Who may do what in the portal, as a table; the members page shows it. Requests, settings and usage may be read by every
 * member.
 */
export const ROLES = ["owner", "admin", "member", "viewer", "developer"] as const;
export type Role = (typeof ROLES)[number];

export const MAY = {
  /** Create, invite, refresh and lock requests, one or many; write again to an address that mail came back from. */
  "request.write": ["owner", "admin", "member"],
  /** End a request and delete what was made of the customer's data: what is left to be done in live while it is suspended. */
  "request.withdraw": ["owner", "admin", "member"],
  /** Read a report, its transactions and its files: the customer's bank data. */
  "report.read": ["owner", "admin", "member", "viewer"],
  /** The company's name, brand, retention, sharing and assumptions. */
  "settings.write": ["owner", "admin"],
  /** Webhook address and secret, deliveries, replays and tests. */
  "webhook.write": ["owner", "admin", "developer"],
  /** Make and rotate the test key, and drive test requests: mock banks alone. */
  "key.test.write": ["owner", "admin", "developer"],
  /** Make and rotate the live key, which reads what customers shared. */
  "key.live.write": ["owner", "admin"],
  /** The record of API calls and of webhook deliveries. */
  "log.read": ["owner", "admin", "developer"],
  /** Everything staff and keys did, with its check and its export. */
  "audit.read": ["owner", "admin"],
  /** Invite and remove people and change what they may do; an owner's role only an owner changes. */
  "member.write": ["owner", "admin"],
  /** Fill in, submit and answer questions about the application for live. */
  "application.write": ["owner", "admin"],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof MAY;

/** What one must be allowed to do to make the key of an environment. */
export function keyPermission(environment: Environment): Permission {
  return environment === "live" ? "key.live.write" : "key.test.write";
}

/** True when a member of this role may do it. */
export function may(role: Role, permission: Permission): boolean {
  return (MAY[permission] as readonly Role[]).includes(role);
}
