import type { Wanted, Work, WorkName } from "@/lib/store/write/outbox";

/**
 * Kinds of work that share a process's room. A lane's work never waits for another lane's: a webhook not for a report,
 * a deletion not for a receiver that hangs. `perCompany` holds over all processes, so that one firm's backlog, or its
 * dead receiver, leaves room for everybody else's work.
 */
type Lane = { names: readonly WorkName[]; slots: number; perCompany: number };

export const LANES: readonly Lane[] = [
  // A webhook under way mostly waits for its receiver, and costs nothing meanwhile.
  { names: ["deliver"], slots: 64, perCompany: 8 },
  // These read a customer's whole history, and wait for banks.
  { names: ["generate", "refresh", "reconcile"], slots: 4, perCompany: 3 },
  {
    names: ["purge", "end_upstream", "expire_share", "expire_consent", "check_endpoint"],
    slots: 12,
    perCompany: 6,
  },
  // These wait for the mail provider.
  { names: ["remind", "notify", "send_receipt"], slots: 2, perCompany: 1 },
];

/** What a process that holds this work can take beside it. */
export function roomBeside(held: ReadonlySet<Work>): Wanted[] {
  return LANES.map(({ names, slots, perCompany }) => {
    const taken = [...held].filter(({ name }) => names.includes(name)).length;
    return { names, room: slots - taken, perCompany };
  });
}

/** What is handed over takes no slot here, and whoever takes it sees to fairness. */
export const HANDED_OVER_MAX = 100;
export const everything = (): Wanted[] => [
  { names: LANES.flatMap(({ names }) => names), room: HANDED_OVER_MAX, perCompany: HANDED_OVER_MAX },
];
