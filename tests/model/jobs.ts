import { runWork, VERBS } from "@/lib/jobs/functions";
import { WORK, type Work } from "@/lib/store/write/outbox";
import type { ModelState, Subject } from "./model-state";
import { PROGRAMS, type Program } from "./programs";

/** The only failures that background work may have in the model: faults of the bank. */
const EXPECTED = /^UpstreamFault/;

/** Claims due work with the database function that every worker calls. */
export async function claim(state: ModelState, room: number): Promise<Work[]> {
  const kinds = JSON.stringify([{ names: WORK, room, per_company: 1_000 }]);
  const { rows } = await state.owner.query(
    "select claim_work($1, 15, gen_random_uuid()::text, '1 hour') as answer",
    [kinds],
  );
  const claimed: Record<string, unknown>[] = (rows[0]?.answer.claimed ?? []).flat();
  return claimed.map(
    (row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
          value,
        ]),
      ) as Work,
  );
}

/** Does the claimed work in order, as one worker would. Failed work becomes due again later, as with the driver. */
export async function work(state: ModelState, held: readonly Work[], faults: string[]): Promise<void> {
  for (const piece of held) {
    try {
      await runWork(piece);
    } catch (error) {
      const reason = String((error as Error).message);
      if (!EXPECTED.test(reason)) faults.push(`work ${piece.name} failed: ${reason}`);
      await state.owner.query(
        "update outbox set lease_until = null, available_at = now() + interval '2 minutes' where id = $1 and done_at is null",
        [piece.id],
      );
    }
  }
}

/**
 * Simulates a worker that dies after the work and before marking it done. The lease expires, and no process knows that
 * the work was done.
 */
export async function die(state: ModelState, held: readonly Work[]): Promise<void> {
  for (const piece of held) {
    const scope = { companyId: piece.companyId, environment: piece.environment };
    await VERBS[piece.name](scope, piece.subjectId, piece.id).catch((error: Error) => {
      if (error.name !== "UpstreamFault") throw error;
    });
    await state.owner.query("update outbox set lease_until = now() - interval '1 second' where id = $1", [
      piece.id,
    ]);
  }
}

/** The programs (effects on a request's model) by kind of work. Kinds without a program must not change requests. */
const known: Partial<Record<string, Program>> = PROGRAMS;

/**
 * Maps each request that the claimed work affects to the programs of that work. The programs are in the order in
 * which the work was claimed.
 */
export function programsOf(state: ModelState, held: readonly Work[]): Map<Subject, Program[]> {
  const programs = new Map<Subject, Program[]>();
  for (const piece of held) {
    const subject = state.subjects.find(({ id }) => id === piece.subjectId);
    if (!subject) continue;
    programs.set(subject, [...(programs.get(subject) ?? []), known[piece.name] ?? PROGRAMS.nothing]);
  }
  return programs;
}
