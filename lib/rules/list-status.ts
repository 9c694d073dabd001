import { STAGES } from "@/lib/rules/request";

/**
 * The statuses of the portal's request list, in the order in which a request reaches them. They are the stages of a
 * request, with `awaiting_consent` split into finer steps. `failed_at_the_bank` also covers a customer who agreed but
 * whose data does not arrive. Computed by the SQL function list_status.
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
