// The notices to a company's members, the roles that get each notice by email, and the notices shown above every page
// of the portal.
import { APPLICATION_NOTICES } from "@/lib/rules/application/moves";
import { WEBHOOK_NOTICES } from "@/lib/rules/webhook-delivery";

export const NOTICE_KINDS = [...WEBHOOK_NOTICES, "consent.expiring", ...APPLICATION_NOTICES] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

type Role = "owner" | "admin" | "member" | "viewer" | "developer";
type Rule = {
  /** True if the notice is shown above every page until a member dismisses it. */
  isUrgent: boolean;
  /** The roles that get the notice by email by default. */
  mailed: readonly Role[];
  /** True if owners always get the notice by email, so that it never goes unnoticed. */
  ownersAlways: boolean;
  /** The permission needed to dismiss the notice. */
  needs: "webhook.write" | "request.write" | "application.write";
};

const WEBHOOK = {
  isUrgent: true,
  mailed: ["owner", "developer"],
  ownersAlways: false,
  needs: "webhook.write",
} as const;

const APPLICATION = {
  isUrgent: true,
  mailed: ["owner", "admin"],
  ownersAlways: true,
  needs: "application.write",
} as const;

export const NOTICE_RULES: Readonly<Record<NoticeKind, Rule>> = {
  "webhook.failing": WEBHOOK,
  "webhook.failing_day": WEBHOOK,
  "webhook.switched_off": { ...WEBHOOK, ownersAlways: true },
  "consent.expiring": {
    isUrgent: false,
    mailed: ["owner", "admin"],
    ownersAlways: false,
    needs: "request.write",
  },
  "application.questions": APPLICATION,
  "application.approved": APPLICATION,
  "application.rejected": APPLICATION,
};

export const URGENT_KINDS = NOTICE_KINDS.filter((kind) => NOTICE_RULES[kind].isUrgent);

/**
 * Reports whether a member with this role gets the notice by email even after choosing no email. Applies to owners
 * only.
 */
export function isAlwaysMailed(kind: NoticeKind, role: Role): boolean {
  return role === "owner" && NOTICE_RULES[kind].ownersAlways;
}

/** Reports whether a member of this role gets this kind by email. `said` is the member's own choice, if any. */
export function isMailed(kind: NoticeKind, role: Role, said: boolean | undefined): boolean {
  return isAlwaysMailed(kind, role) || (said ?? NOTICE_RULES[kind].mailed.includes(role));
}

/** The company is notified this many days before an ongoing consent expires. */
export const EXPIRY_NOTICE_DAYS = 14;
