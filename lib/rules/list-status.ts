import { STAGES } from "@/lib/rules/request";

/**
 * How far a request is for those who work through a list of them, in the order of its life: its stage, and while it awaits
 * consent the step before. Computed by the SQL function list_status.
 */
export const LIST_STATUSES = [
  "not_sent",
  "sent",
  "bounced",
  "opened",
  "at_the_bank",
  "failed_at_the_bank",
  ...STAGES.filter((stage) => stage !== "awaiting_consent"),
] as const;
export type ListStatus = (typeof LIST_STATUSES)[number];

/** Whose requests a list shows: the member's own, or those without an owner. */
export const LIST_OWNERS = ["mine", "none"] as const;
export type ListOwner = (typeof LIST_OWNERS)[number];

/** How many requests have this status and this kind of owner. */
export type ListCount = { status: ListStatus; owner: ListOwner | "others"; count: number };
