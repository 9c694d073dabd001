import type { Wanted, Work, WorkName } from "@/lib/store/write/outbox";

/**
 * Kinds of work that share slots in a process. Work never waits for slots of another pool: a webhook does not wait
 * for a report, nor a deletion for a slow receiver. `perCompany` applies across all processes, so that one company's
 * backlog leaves slots for other companies. For this limit each webhook endpoint counts as a company, so that a
 * receiver that hangs does not delay the company's other endpoints, and a test receiver does not delay live ones.
 */
type Pool = { names: readonly WorkName[]; slots: number; perCompany: number };

export const POOLS: readonly Pool[] = [
  // A webhook delivery mostly waits for its receiver and uses almost no CPU.
  { names: ["deliver"], slots: 128, perCompany: 8 },
  // These read a customer's whole history and wait for data providers.
  { names: ["generate", "refresh", "reconcile"], slots: 4, perCompany: 3 },
  {
    names: [
      "purge",
      "end_upstream",
      "end_bank",
      "expire_share",
      "expire_consent",
      "check_endpoint",
      "plan_refresh",
    ],
    slots: 12,
    perCompany: 6,
  },
  // These wait mostly for the mail provider.
  {
    names: ["remind", "notify", "alert", "digest", "send_receipt", "send_withdrawal"],
    slots: 2,
    perCompany: 1,
  },
  // Rows of a bulk action. They wait for the same providers, and must not delay a customer's receipt.
  { names: ["bulk"], slots: 4, perCompany: 3 },
];

/** The work that a process can claim in addition to the work it already runs. */
export function freeSlots(running: ReadonlySet<Work>): Wanted[] {
  return POOLS.map(({ names, slots, perCompany }) => {
    const taken = [...running].filter(({ name }) => names.includes(name)).length;
    return { names, room: slots - taken, perCompany };
  });
}

/**
 * The maximum amount of work claimed at once to send to Inngest. It takes no slot here, because Inngest limits the
 * concurrency.
 */
const HANDED_OVER_MAX = 100;
export const allWork = (): Wanted[] => [
  { names: POOLS.flatMap(({ names }) => names), room: HANDED_OVER_MAX, perCompany: HANDED_OVER_MAX },
];
