import { ask } from "@/lib/store/client";
import { masterVersions } from "@/lib/store/seal";

/** How many values are sealed under a version of the master key, and in which table. */
export type SealedCount = { place: string; version: number; count: number };

/** Counts of the values sealed directly under each version of the master key, across companies. */
export async function countSealed(): Promise<SealedCount[]> {
  const rows = await ask<{ place: string; version: number; count: string }>(
    "sealed_versions",
    "select * from sealed_versions()",
    [],
  );
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

const NO_FUNCTION = "42883";

/**
 * Refuses to start without every master key that stored rows need: otherwise the server would run and fail at each
 * customer sealed under a missing key. The error says what to do.
 */
export async function refuseMissingKeys(): Promise<void> {
  const sealed = await countSealed().catch((error: { code?: string }) => {
    if (error.code !== NO_FUNCTION) throw error;
    throw new Error("The database is older than this server. Run the migrations first.");
  });
  const have = masterVersions();
  const closed = sealed.filter(({ version }) => !have.includes(version));
  if (closed.length === 0) return;
  const versions = [...new Set(closed.map(({ version }) => version))].join(", ");
  const count = closed.reduce((sum, each) => sum + each.count, 0);
  throw new Error(
    `MASTER_KEYS lacks version ${versions}, under which ${count} values are sealed. Add that key after the one that seals; see /docs/runbook#master-key.`,
  );
}
