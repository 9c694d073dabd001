import { newId } from "@/lib/ids";
import type { Actor, Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { type End, type NewRequest, toInsertion, writeInsertions } from "@/lib/store/write/insert-request";

/** A row of a file: the hash it is known by, and the request it asks for. */
export type BatchEntry = { key: string; line: number; request: NewRequest };

/**
 * Writes the requests of a file and what it made, all of it or nothing. A row that was made into a request before, by this
 * file or another, makes none. The end of the company's chain is held meanwhile, so of two files at once the second sees
 * what the first made. The rows are dated a millisecond apart, the file's first row last: so the list, newest first, shows
 * them in the file's order, from the top down as in the file. Returns the id by which what it made is found.
 */
export async function insertBatch(
  scope: Scope,
  entries: readonly BatchEntry[],
  leftOut: number,
  actor: Actor,
  now: Date,
): Promise<string> {
  return inScope(scope, async (tx) => {
    const [end] = await tx.$queryRaw<End[]>`
      select seq, hash from audit_head where company_id = ${scope.companyId} for update`;
    if (!end) throw new Error("the company has no audit head");
    const keys = entries.map(({ key }) => key);
    const known = await tx.importedRow.findMany({ where: { ...scope, key: { in: keys } } });
    const requestOf = new Map(known.map(({ key, requestId }) => [key, requestId]));
    const rows = [];
    const fresh: BatchEntry[] = [];
    for (const entry of entries) {
      const before = requestOf.get(entry.key);
      if (!before) {
        requestOf.set(entry.key, entry.request.id);
        fresh.push(entry);
      }
      rows.push({ line: entry.line, request_id: before ?? entry.request.id, is_made: !before });
    }
    if (fresh.length > 0) {
      const detail = { from_file: true };
      const insertions = fresh.map(({ request }, place) => {
        const { row, fact } = toInsertion(scope, request, actor, now, detail);
        return { row: { ...row, created_at: new Date(now.getTime() - place) }, fact };
      });
      const run = (text: string, values: string[]) => tx.$queryRawUnsafe<never>(text, ...values);
      if (!(await writeInsertions(scope, insertions, end, run)))
        throw new Error("the end of the audit chain moved while it was held");
      const made = fresh.map(({ key, request }) => ({
        ...scope,
        key,
        requestId: request.id,
        createdAt: now,
      }));
      await tx.importedRow.createMany({ data: made });
    }
    const id = newId("bat");
    await tx.requestBatch.create({
      data: { id, ...scope, createdBy: actor.id, rows, leftOut, createdAt: now },
    });
    return id;
  });
}
