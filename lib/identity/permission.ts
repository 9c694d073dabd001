import type { Environment } from "@/lib/scope";

/** The roles of members. MAY lists their permissions. Every member may read requests, settings and usage. */
export const ROLES = ["owner", "admin", "member", "viewer", "developer"] as const;
export type Role = (typeof ROLES)[number];

export const MAY = {
  /**
   * Create, invite, remind, assess, assign, refresh and lock requests, one at a time or in bulk; send again to an
   * address that bounced.
   */
  "request.write": ["owner", "admin", "member"],
  /**
   * End a request and delete the reports made from the customer's data: the only action allowed in live during a
   * suspension.
   */
  "request.withdraw": ["owner", "admin", "member"],
  /** Read a report, its transactions and its files: the customer's bank data. */
  "report.read": ["owner", "admin", "member", "viewer"],
  /** The company's name, brand, retention, sharing, assumptions and category maps. */
  "settings.write": ["owner", "admin"],
  /** Webhook endpoints and their secrets, deliveries, replays and tests. */
  "webhook.write": ["owner", "admin", "developer"],
  /** Create, rotate and revoke the test key, and run test requests, which use mock banks only. */
  "key.test.write": ["owner", "admin", "developer"],
  /** Create, rotate and revoke the live key, which reads data that customers shared. */
  "key.live.write": ["owner", "admin"],
  /** Read the log of API calls and of webhook deliveries. */
  "log.read": ["owner", "admin", "developer"],
  /** Read, verify and export the audit log. */
  "audit.read": ["owner", "admin"],
  /**
   * Invite and remove members, change their roles, and require a second factor of them; only an owner may change an
   * owner's role.
   */
  "member.write": ["owner", "admin"],
  /**
   * Set up single sign-on and require it. Owners only, because the member who chooses the identity provider can sign
   * in as any other member.
   */
  "sso.write": ["owner"],
  /** Fill in and submit the application for live, and answer questions about it. */
  "application.write": ["owner", "admin"],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof MAY;

/** The permission that a member needs to create, rotate or revoke an API key of this environment. */
export function keyPermission(environment: Environment): Permission {
  return environment === "live" ? "key.live.write" : "key.test.write";
}

/** Reports whether members with this role have the permission. Roles have no rank: only MAY decides. */
export function may(role: Role, permission: Permission): boolean {
  return (MAY[permission] as readonly Role[]).includes(role);
}
