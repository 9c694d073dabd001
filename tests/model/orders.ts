import type { Life } from "./life";
import type { Memory, Program } from "./programs";

/** Programs that one caller or worker runs one after the other. */
export type Thread = readonly Program[];

type Position = { life: Life; at: readonly (readonly [program: number, step: number, memory: Memory])[] };

/** A limit on the number of positions, which is reached only if the model is too imprecise. */
const PLACES_MAX = 200_000;

/** Lists every life that these threads can produce, over all interleavings of their steps. */
export function endsOf(life: Life, threads: readonly Thread[]): Life[] {
  const nothing: Memory = { generation: life.generation, consented: life.consented };
  const first: Position = { life, at: threads.map(() => [0, 0, nothing] as const) };
  const ends = new Map<string, Life>();
  const seen = new Set<string>();
  const open = [first];
  for (let place = open.pop(); place; place = open.pop()) {
    const key = JSON.stringify(place);
    if (seen.has(key)) continue;
    if (seen.add(key).size > PLACES_MAX) throw new Error("too many ways to order these steps");
    const next = threads.flatMap((thread, index) => go(place, thread, index) ?? []);
    if (next.length === 0) ends.set(JSON.stringify(place.life), place.life);
    open.push(...next);
  }
  return [...ends.values()];
}

/** Returns the position after the next step of one thread; null if that thread is finished. */
function go({ life, at }: Position, thread: Thread, index: number): Position | null {
  const here = at[index];
  const program = here && thread[here[0]];
  if (!here || !program) return null;
  const [number, step, memory] = here;
  const after = program[step]?.({ life, memory });
  const isThrough = !after || step + 1 === program.length;
  const to = isThrough ? ([number + 1, 0, memory] as const) : ([number, step + 1, after.memory] as const);
  return { life: after?.life ?? life, at: at.map((each, other) => (other === index ? to : each)) };
}
