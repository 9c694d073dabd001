import type { Upstream } from "@/lib/adapters/upstream/port";
import type { Environment } from "@/lib/scope";

/** The faults a provider can simulate for one customer. Each returns the function that ends it. */
export const ATTACKS = [
  /** The next check finds no consent, by a 404 or an empty list; the one after it does. */
  "consents missing once",
  /** The customer's record exists, but not the list of their consents. */
  "consents missing for ever",
  /** Every call about the customer answers that there is no such customer. */
  "customer missing for ever",
  /** The key belongs to another application, which knows none of our customers. */
  "foreign key",
  /** A foreign key, at a provider that answers lists of unknown customers with nothing instead of 404. */
  "foreign key with empty lists",
  /** The provider refuses a token for our key, in its own words. */
  "key refused for ever",
  "403 for ever",
  "429 for ever",
  "500 for ever",
  "slow for ever",
  /** The bank cannot be reached, or the customer's password has changed: a problem they can fix. */
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

/** The customer's shared data; `pending` leaves the latest transaction of each bank pending. */
export type Shares = { banks: 1 | 2; rows: number; pending?: boolean };

/** One provider for the cases that every provider must pass. */
export type Bench = {
  name: "sandbox" | "fiskil" | "basiq";
  environment: Environment;
  upstream: () => Upstream;
  /** The customer completes the hosted flow at this many banks, and all of their data arrives. */
  agree: (consentUrl: string, how: Shares) => Promise<void>;
  /** The customer's actual state at the provider. */
  truth: (userRef: string) => Promise<{ isKnown: boolean; sharing: string[]; rows: number }>;
  /** The next creation of a customer's record loses its response. */
  loseNextCreation?: () => void;
  /** Signed messages of the provider about the customer. */
  messages: (userRef: string, notice: Notice) => Post[];
  attacks: Partial<Record<Attack, (userRef: string) => Promise<() => Promise<void>>>>;
  /** Calls since the last reset; empty for a provider without HTTP. */
  traffic: () => { calls: number; deletes: number; pulls: number; refreshes: number };
  /** The customer stops sharing at the provider: everything, or only their first bank. */
  revoke: (userRef: string, what: "everything" | "first bank") => Promise<void>;
  /** Everything the customer shares ends in this many days. */
  endIn: (userRef: string, days: number) => Promise<void>;
  reset: () => void;
  close: () => Promise<void>;
};
