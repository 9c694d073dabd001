import type { Upstream } from "@/lib/adapters/upstream/port";
import type { LiveProvider } from "@/lib/env/providers";
import type { Environment } from "@/lib/scope";

/** The faults that a provider can simulate for one customer. */
export const ATTACKS = [
  /**
   * The next check finds no consent: the provider answers 404 or an empty list. The check after that finds a
   * consent.
   */
  "consents missing once",
  /** The provider knows the customer but answers 404 for the list of their consents. */
  "consents missing for ever",
  /** Every call about the customer answers that there is no such customer. */
  "customer missing for ever",
  /** The key belongs to another application, which knows none of our customers. */
  "foreign key",
  /**
   * The same as "foreign key", at a provider that answers requests about unknown customers with empty lists instead
   * of 404.
   */
  "foreign key with empty lists",
  /** The provider refuses to issue a token for our key. */
  "key refused for ever",
  "403 for ever",
  "429 for ever",
  "500 for ever",
  "slow for ever",
  /** The bank cannot be reached, or the customer's password has changed: a problem that the customer can fix. */
  "bank lost",
  /** The provider refuses to revoke individual consents. */
  "revoking refused",
] as const;
export type Attack =
  | (typeof ATTACKS)[number]
  // The following faults are only for withdrawals, not for customers who still share.
  | "deleting fails"
  /** Revoking always fails, with an error that looks temporary (500). Deleting the customer works. */
  | "revoking fails for ever"
  /** Listing the customer's consents fails permanently. */
  | "listing refused";

export type Post = { raw: string; headers: Record<string, string> };
export type Notice = "consented" | "complete" | "bank lost" | "bank back" | "revoked" | "bank removed";

/** The customer's shared data. With `pending`, the latest transaction of each bank is pending. */
export type Shares = { banks: 1 | 2; rows: number; pending?: boolean };

/** One provider, driven by the tests that every provider must pass. */
export type Bench = {
  name: "sandbox" | LiveProvider;
  environment: Environment;
  upstream: () => Upstream;
  /** Completes the hosted flow, as the customer, at `how.banks` banks; all of their data arrives. */
  agree: (consentUrl: string, how: Shares) => Promise<void>;
  /** Reads the customer's actual state at the provider. */
  truth: (userRef: string) => Promise<{ isKnown: boolean; sharing: string[]; rows: number }>;
  /** Makes the provider lose the response to the next creation of a customer's record. */
  loseNextCreation?: () => void;
  /** Returns the provider's signed messages about the customer. */
  messages: (userRef: string, notice: Notice) => Post[];
  attacks: Partial<Record<Attack, (userRef: string) => Promise<() => Promise<void>>>>;
  /** Number of calls since the last reset; all 0 for a provider without HTTP. */
  traffic: () => { calls: number; deletes: number; pulls: number; refreshes: number };
  /** Acts as the customer and stops sharing at the provider: every bank, or only the first. */
  revoke: (userRef: string, what: "everything" | "first bank") => Promise<void>;
  /** Makes all of the customer's sharing end in `days` days. */
  endIn: (userRef: string, days: number) => Promise<void>;
  reset: () => void;
  close: () => Promise<void>;
};
