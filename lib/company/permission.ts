/** Who may do what in the portal, as a table. Reading requests and settings is open to every member. */
export const ROLES = ["owner", "admin", "member", "viewer", "developer"] as const;
export type Role = (typeof ROLES)[number];

export const MAY = {
  "request.write": ["owner", "admin", "member"],
  "report.read": ["owner", "admin", "member", "viewer"],
  "settings.write": ["owner", "admin"],
  "webhook.write": ["owner", "admin", "developer"],
  "key.write": ["owner", "admin", "developer"],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof MAY;

/** True when a member of this role may do it. */
export function may(role: Role, permission: Permission): boolean {
  return (MAY[permission] as readonly Role[]).includes(role);
}
