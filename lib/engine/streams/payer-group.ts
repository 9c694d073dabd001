import type { Group } from "@/lib/engine/streams/join-renamed";

/** Credits of one payer, grouped by the direct-entry number and by the name as far as the bank printed it. */
export type PayerGroup = Group & {
  number: string;
  party: string;
  /** Every name that the bank printed, including `party`. */
  parties: ReadonlySet<string>;
  what: string;
  /** True if a payment names a firm by a company form, a trade word or a listed name. */
  isFirm: boolean;
};
