import { ATTACKS } from "@/tests/adapters/upstream-contract/bench";
import type { ObservedState } from "@/tests/adapters/upstream-contract/journey";

// The expected state of a customer who shares, for each fault of the provider. The table lists every expectation of the
// fault tests.

/** The expectation that nothing has ended, here or at the provider, and nothing was deleted. */
const KEPT = {
  status: "ready",
  withdrawnBy: null,
  hasReport: true,
  isHeld: true,
  deletes: 0,
  isSharing: true,
  isKnown: true,
} satisfies Partial<ObservedState>;

const WELL = { ...KEPT, trouble: "none", asksToReconnect: false } satisfies Partial<ObservedState>;
/**
 * The expectation if the provider reports that it knows no such customer or consent. That is not a withdrawal, so
 * nothing ends, but the request shows the problem.
 */
const TROUBLED = { ...KEPT, trouble: "shown" } satisfies Partial<ObservedState>;
/** The expectation if the customer can fix the problem: the customer is asked to reconnect. */
const LOST = { ...TROUBLED, asksToReconnect: true } satisfies Partial<ObservedState>;

type Case = {
  attack: (typeof ATTACKS)[number];
  /** The number of checks during the fault. All are within minutes, so none can confirm that the customer is gone. */
  looks: number;
  during: Partial<ObservedState>;
  /** Whether we may fetch data during the fault. "nothing" means that we must stop collecting. */
  collects: "nothing" | "anything";
  after: Partial<ObservedState>;
};

const ROWS: Record<(typeof ATTACKS)[number], Omit<Case, "attack" | "after">> = {
  "consents missing once": { looks: 1, during: KEPT, collects: "anything" },
  "consents missing for ever": { looks: 4, during: TROUBLED, collects: "nothing" },
  "customer missing for ever": { looks: 4, during: TROUBLED, collects: "nothing" },
  "foreign key": { looks: 4, during: TROUBLED, collects: "nothing" },
  "foreign key with empty lists": { looks: 4, during: TROUBLED, collects: "nothing" },
  "key refused for ever": { looks: 2, during: KEPT, collects: "anything" },
  "403 for ever": { looks: 4, during: KEPT, collects: "anything" },
  "429 for ever": { looks: 1, during: KEPT, collects: "anything" },
  "500 for ever": { looks: 1, during: KEPT, collects: "anything" },
  "slow for ever": { looks: 1, during: KEPT, collects: "anything" },
  "revoking refused": { looks: 1, during: WELL, collects: "anything" },
  "bank lost": { looks: 3, during: LOST, collects: "nothing" },
};

export const CASES: readonly Case[] = ATTACKS.map((attack) => ({ attack, ...ROWS[attack], after: WELL }));

/** The expectation after the customer or the firm ended the consent: nothing is left at the provider. */
export const ENDED = {
  hasReport: false,
  isHeld: false,
  isSharing: false,
  isKnown: false,
} satisfies Partial<ObservedState>;
export { KEPT, WELL };
