import type { Upstream } from "@/lib/adapters/upstream/port";
import type { Environment } from "@/lib/scope";

/** What the provider can be made to do for one customer. Each returns what makes it well again. */
export const ATTACKS = [
  /** The next look finds no consent, by a 404 or an empty list; the one after it does. */
  "consents missing once",
  /** The customer's record is there, the list of their consents is not. */
  "consents missing for ever",
  /** Every call about the customer says that there is no such customer. */
  "customer missing for ever",
  /** The key is that of another application: each of our customers is unknown to it. */
  "foreign key",
  /** Foreign key, where the provider answers lists about unknown customers with nothing instead of 404. */
  "foreign key with empty lists",
  /** The provider gives no token for our key, in the words it has for that. */
  "key refused for ever",
  "403 for ever",
  "429 for ever",
  "500 for ever",
  "slow for ever",
  /** The bank cannot be reached, or the customer's password has changed: something they can put right. */
  "bank lost",
  /** Consents cannot be revoked one by one: their deletion is refused. */
  "revoking refused",
] as const;
export type Attack =
  | (typeof ATTACKS)[number]
  // Cases of withdrawals, not of customers who share.
  | "deleting fails"
  /** Consents cannot be revoked, for a fault that might pass; their customer can be deleted. */
  | "revoking fails for ever"
  /** The customer's consents cannot be listed, for a reason that no other try changes. */
  | "listing refused";

export type Post = { raw: string; headers: Record<string, string> };
export type Notice = "consented" | "complete" | "bank lost" | "bank back" | "revoked" | "bank removed";

/** What a customer shares; `pending` leaves the latest transaction of each bank pending. */
export type Shares = { banks: 1 | 2; rows: number; pending?: boolean };

/** One provider for the cases that all of them must pass. */
export type Bench = {
  name: "sandbox" | "fiskil" | "basiq";
  environment: Environment;
  upstream: () => Upstream;
  /** The customer goes through the hosted flow at so many banks, and all of their data arrives. */
  agree: (consentUrl: string, how: Shares) => Promise<void>;
  /** What there is of the customer at the provider, in truth. */
  truth: (userRef: string) => Promise<{ isKnown: boolean; sharing: string[]; rows: number }>;
  /** The next record of a customer is made, and its answer lost. */
  loseNextCreation?: () => void;
  /** Signed messages of the provider about the customer. */
  messages: (userRef: string, notice: Notice) => Post[];
  attacks: Partial<Record<Attack, (userRef: string) => Promise<() => Promise<void>>>>;
  /** Calls since the last reset; none where the provider is not reached by HTTP. */
  traffic: () => { calls: number; deletes: number; pulls: number; refreshes: number };
  /** The customer stops sharing at the provider: everything, or the first bank of theirs. */
  revoke: (userRef: string, what: "everything" | "first bank") => Promise<void>;
  /** Everything the customer shares ends in so many days. */
  endIn: (userRef: string, days: number) => Promise<void>;
  reset: () => void;
  close: () => Promise<void>;
};
