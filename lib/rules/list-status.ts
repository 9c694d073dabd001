import { STAGES } from "@/lib/rules/request";

/**
 * The state of a request for people who work through a list, in the order of its life: its stage and, while it awaits
 * consent, the step within it. Computed by the SQL function list_status.
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

/** The owner filter of a list: the member's own requests, or those without an owner. */
export const LIST_OWNERS = ["mine", "none"] as const;
export type ListOwner = (typeof LIST_OWNERS)[number];

/** The number of requests with this status and this kind of owner. */
export type ListCount = { status: ListStatus; owner: ListOwner | "others"; count: number };
