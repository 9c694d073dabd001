/** Kept on the process: the routes and the background work are separate bundles of the same modules. */
const cache = globalThis as unknown as { surplusTurns?: { last: Promise<unknown>; waiting: number } };
cache.surplusTurns ??= { last: Promise.resolve(), waiting: 0 };
const turns = cache.surplusTurns;

/**
 * Does work that keeps the processor to itself for a while, one piece after the other in this process, in the order of
 * asking. Side by side they would end no sooner, hold all their data at once, and let each other's transactions lapse.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  turns.waiting++;
  const mine = turns.last.then(work, work);
  turns.last = mine.catch(() => {});
  try {
    return await mine;
  } finally {
    turns.waiting--;
  }
}

/** How many pieces of such work are under way or wait. */
export const turnsWaiting = (): number => turns.waiting;
