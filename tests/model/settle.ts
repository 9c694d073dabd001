import { claim, programsOf, work } from "./jobs";
import { activeOf, dataOf, isClosed, isUnfinished } from "./life";
import { look } from "./look";
import { letPass, type ModelState, type Subject } from "./model-state";
import type { Thread } from "./orders";
import type { Done } from "./walk";

const ROUNDS = 8;
const CLAIM = 20;

/** Lets time pass and does all work, including the sweep, until no work remains. Calls `judged` after every round. */
export async function settle(world: ModelState, judged: (done: Done) => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    for (const subject of world.subjects) await letPass(world, subject, 61);
    await world.owner.query("select * from sweep_work(500)");
    for (;;) {
      const held = await claim(world, CLAIM);
      if (held.length === 0) break;
      const faults: string[] = [];
      await work(world, held, faults);
      const threads = new Map<Subject, Thread[]>();
      for (const [subject, programs] of programsOf(world, held)) threads.set(subject, [programs]);
      await judged({ threads, faults, name: `settle(${held.map(({ name }) => name)})` });
    }
  }
}

/** Returns a description of everything that is unfinished although no work remains. */
export async function stuckIn(world: ModelState): Promise<string[]> {
  const sights = await look(
    world.owner,
    world.subjects.map(({ id }) => id),
  );
  const stuck = world.subjects.flatMap(({ id, life }) => {
    const sight = sights.get(id);
    const hasData = dataOf(life) === "complete" && life.known;
    const isOver = life.consented && life.agreements.length > 0 && activeOf(life).length === 0;
    return [
      ...(isUnfinished(life) && hasData ? [`${id} has its data and is ${life.stage}`] : []),
      ...(isUnfinished(life) && isOver ? [`${id} has no consent any more and is ${life.stage}`] : []),
      ...((isClosed(life) || life.collected) && life.known
        ? [`${id} is ${life.stage} and the bank still knows the customer`]
        : []),
      ...((isClosed(life) || life.collected) && sight && sight.agreements.length + sight.bank_sessions > 0
        ? [`${id} is ${life.stage} and the bank keeps something of the customer`]
        : []),
      ...(sight?.waiting.some(({ isDeadLettered }) => isDeadLettered)
        ? [`work of ${id} is dead-lettered`]
        : []),
    ];
  });
  return [...stuck, ...(await undelivered(world))];
}

/** Returns the events of a company with a receiver that were not delivered, or delivered under a wrong id. */
async function undelivered(world: ModelState): Promise<string[]> {
  const { rows } = await world.owner.query(
    `select e.id, e.type from event e where e.company_id = $1 and e.environment = 'test'
      and not exists (select 1 from delivery d where d.event_id = e.id and d.state = 'delivered')`,
    [world.firms[0].companyId],
  );
  return rows.map(({ id, type }) => `event ${id} (${type}) was not delivered`);
}
