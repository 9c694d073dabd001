import { createHash } from "node:crypto";
import { log } from "@/lib/log";
import type { Scope } from "@/lib/scope";
import { ask } from "@/lib/store/client";

/**
 * An erasure as it is recorded outside the database, so that restoring a backup does not undo the record. Contains
 * only a digest of the request's id, because the id opens its customer's page.
 */
export type Erasure = {
  /** The SHA-256 of the request's id, in hex. */
  erased: string;
  as: "withdrawn" | "purged";
  /** The party that withdrew the request; null if it was purged. */
  by: string | null;
  at: string;
};

export const digestOf = (requestId: string): string => createHash("sha256").update(requestId).digest("hex");

const BATCH = 1_000;

type Row = { id: string; status: "withdrawn" | "purged"; withdrawn_by: string | null; at: Date };

/** All erasures of all companies from `since` on, oldest first. */
export async function* listErasures(since: Date): AsyncGenerator<Erasure> {
  for (let [from, after]: [Date, string] = [since, ""]; ; ) {
    const rows = await ask<Row>("list_erased", "select * from list_erased($1, $2, $3)", [from, after, BATCH]);
    for (const { id, status, withdrawn_by: by, at } of rows)
      yield {
        erased: digestOf(id),
        as: status,
        by: status === "withdrawn" ? by : null,
        at: at.toISOString(),
      };
    const last = rows.at(-1);
    if (!last) return;
    [from, after] = [last.at, last.id];
  }
}

/** Finds the requests with these digests that this database still holds, with their scopes. */
export async function findUnerased(
  digests: string[],
): Promise<{ id: string; digest: string; scope: Scope }[]> {
  const rows = await ask<{
    id: string;
    company_id: string;
    environment: Scope["environment"];
    digest: string;
  }>("find_unerased", "select * from find_unerased($1)", [digests]);
  return rows.map(({ id, company_id: companyId, environment, digest }) => ({
    id,
    digest,
    scope: { companyId, environment },
  }));
}

/**
 * Writes an erasure to the log in the format that `npm run work -- replay-erasures` reads: unlike a restored backup,
 * a log stored elsewhere contains the latest erasures.
 */
export function noteErasure(requestId: string, as: Erasure["as"], by: string | null, at: Date): void {
  const erasure: Erasure = { erased: digestOf(requestId), as, by, at: at.toISOString() };
  log().info(erasure, "a request was erased");
}
