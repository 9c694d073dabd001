import type { Environment } from "@/lib/scope";
import { db } from "@/lib/store/client";
import type { UpstreamBreaker } from "@/prisma/generated/client";

/**
 * A provider for which we have stopped ending consents automatically, because too many customers disappeared. `lost`
 * counts the customers who disappeared within an hour or are unknown to the provider. `active` counts the customers
 * whose consent has not ended, and those who disappeared within that hour.
 */
export type StoppedEnding = {
  provider: string;
  environment: Environment;
  trippedAt: Date;
  lost: number;
  active: number;
};

/** True if we have stopped ending this provider's consents and no operator has released the stop since. */
export const isOpen = (row: UpstreamBreaker): boolean =>
  row.trippedAt !== null && (row.releasedAt === null || row.releasedAt < row.trippedAt);

/** The providers whose consents are currently not ended automatically. */
export async function listStopped(): Promise<StoppedEnding[]> {
  return (await db().upstreamBreaker.findMany({ orderBy: { trippedAt: "asc" } })).flatMap(toStopped);
}

function toStopped(row: UpstreamBreaker): StoppedEnding[] {
  const { provider, environment, trippedAt, lost, active } = row;
  return isOpen(row) && trippedAt ? [{ provider, environment, trippedAt, lost, active }] : [];
}

/** The stops about which the operators have not been emailed. */
export async function listUnmailed(): Promise<StoppedEnding[]> {
  const rows = await db().upstreamBreaker.findMany({ where: { mailedAt: null, trippedAt: { not: null } } });
  return rows.flatMap(toStopped);
}
