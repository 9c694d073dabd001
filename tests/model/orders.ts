import type { Memory, Program } from "./programs";
import type { RequestModel } from "./request-model";

/** Programs (see programs.ts) that one caller or worker runs one after the other, while other threads run their own. */
export type Thread = readonly Program[];

type Position = {
  model: RequestModel;
  at: readonly (readonly [program: number, step: number, memory: Memory])[];
};

/**
 * The maximum number of positions (how far each thread has come) that are examined. If there are more, the steps have
 * too many possible orders to test.
 */
const PLACES_MAX = 200_000;

/** Lists every state that these threads can lead to, over all orders of their steps. */
export function endsOf(model: RequestModel, threads: readonly Thread[]): RequestModel[] {
  const nothing: Memory = { generation: model.generation, consented: model.consented };
  const first: Position = { model, at: threads.map(() => [0, 0, nothing] as const) };
  const ends = new Map<string, RequestModel>();
  const seen = new Set<string>();
  const open = [first];
  for (let place = open.pop(); place; place = open.pop()) {
    const key = JSON.stringify(place);
    if (seen.has(key)) continue;
    if (seen.add(key).size > PLACES_MAX) throw new Error("too many ways to order these steps");
    const next = threads.flatMap((thread, index) => go(place, thread, index) ?? []);
    if (next.length === 0) ends.set(JSON.stringify(place.model), place.model);
    open.push(...next);
  }
  return [...ends.values()];
}

/** Returns the position after the next step of one thread; null if that thread is finished. */
function go({ model, at }: Position, thread: Thread, index: number): Position | null {
  const here = at[index];
  const program = here && thread[here[0]];
  if (!here || !program) return null;
  const [number, step, memory] = here;
  const after = program[step]?.({ model, memory });
  const isThrough = !after || step + 1 === program.length;
  const to = isThrough ? ([number + 1, 0, memory] as const) : ([number, step + 1, after.memory] as const);
  return { model: after?.model ?? model, at: at.map((each, other) => (other === index ? to : each)) };
}
