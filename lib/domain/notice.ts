import { APPLICATION_NOTICES } from "@/lib/domain/application/moves";
import { WEBHOOK_NOTICES } from "@/lib/domain/endpoint-health";

/** What a company's people are told of, who hears of it by mail, and what stands above every page of the portal. */
export const NOTICE_KINDS = [...WEBHOOK_NOTICES, "consent.expiring", ...APPLICATION_NOTICES] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

type Role = "owner" | "admin" | "member" | "viewer" | "developer";
type Rule = {
  /** Whether it stands above every page until somebody has seen to it. */
  isUrgent: boolean;
  /** Who is mailed unless they say otherwise. */
  mailed: readonly Role[];
  /** Whether owners are mailed whatever they say: what would go wrong in silence otherwise. */
  ownersAlways: boolean;
  /** What one must be allowed to do to put it away. */
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

/** True where a member of this role is mailed of this kind whatever they say. */
export function isAlwaysMailed(kind: NoticeKind, role: Role): boolean {
  return role === "owner" && NOTICE_RULES[kind].ownersAlways;
}

/** Whether a member of this role, who said this of the kind or nothing, is mailed of it. */
export function isMailed(kind: NoticeKind, role: Role, said: boolean | undefined): boolean {
  return isAlwaysMailed(kind, role) || (said ?? NOTICE_RULES[kind].mailed.includes(role));
}

/** How long before it runs out an ongoing consent is told of. */
export const EXPIRY_TOLD_DAYS = 14;
