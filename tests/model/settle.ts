import { claim, programsOf, work } from "./jobs";
import { look } from "./look";
import { letPass, type ModelState, type Subject } from "./model-state";
import type { Thread } from "./orders";
import { activeOf, dataOf, isClosed, isUnfinished } from "./request-model";
import type { Done } from "./walk";

const ROUNDS = 8;
const CLAIM = 20;

/**
 * In each of several rounds, lets an hour pass, runs the sweep and does all due work. Calls `judged` after each batch
 * of work.
 */
export async function settle(state: ModelState, judged: (done: Done) => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    for (const subject of state.subjects) await letPass(state, subject, 61);
    await state.owner.query("select * from sweep_work(500)");
    for (;;) {
      const held = await claim(state, CLAIM);
      if (held.length === 0) break;
      const faults: string[] = [];
      await work(state, held, faults);
      const threads = new Map<Subject, Thread[]>();
      for (const [subject, programs] of programsOf(state, held)) threads.set(subject, [programs]);
      await judged({ threads, faults, name: `settle(${held.map(({ name }) => name)})` });
    }
  }
}

/** Returns a description of everything that is unfinished although no work remains. */
export async function stuckIn(state: ModelState): Promise<string[]> {
  const rows = await look(
    state.owner,
    state.subjects.map(({ id }) => id),
  );
  const stuck = state.subjects.flatMap(({ id, model }) => {
    const row = rows.get(id);
    const hasData = dataOf(model) === "complete" && model.known;
    const isOver = model.consented && model.agreements.length > 0 && activeOf(model).length === 0;
    return [
      ...(isUnfinished(model) && hasData ? [`${id} has its data and is ${model.stage}`] : []),
      ...(isUnfinished(model) && isOver ? [`${id} has no consent any more and is ${model.stage}`] : []),
      ...((isClosed(model) || model.collected) && model.known
        ? [`${id} is ${model.stage} and the bank still knows the customer`]
        : []),
      ...((isClosed(model) || model.collected) && row && row.agreements.length + row.bank_sessions > 0
        ? [`${id} is ${model.stage} and the bank keeps something of the customer`]
        : []),
      ...(row?.waiting.some(({ isDeadLettered }) => isDeadLettered)
        ? [`work of ${id} is dead-lettered`]
        : []),
    ];
  });
  return [...stuck, ...(await undelivered(state))];
}

/** Returns a description of each undelivered event of the company that has a receiver. */
async function undelivered(state: ModelState): Promise<string[]> {
  const { rows } = await state.owner.query(
    `select e.id, e.type from event e where e.company_id = $1 and e.environment = 'test'
      and not exists (select 1 from delivery d where d.event_id = e.id and d.state = 'delivered')`,
    [state.firms[0].companyId],
  );
  return rows.map(({ id, type }) => `event ${id} (${type}) was not delivered`);
}
