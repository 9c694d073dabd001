import type { Environment } from "@/lib/scope";
import { db } from "@/lib/store/client";
import type { UpstreamBreaker } from "@/prisma/generated/client";

/**
 * Automatic ending of consents has stopped for a provider: how many of its customers disappeared within an hour, and of
 * how many.
 */
export type StoppedEnding = {
  provider: string;
  environment: Environment;
  trippedAt: Date;
  lost: number;
  active: number;
};

/** Tripped, and not released since. */
export const isOpen = (row: UpstreamBreaker): boolean =>
  row.trippedAt !== null && (row.releasedAt === null || row.releasedAt < row.trippedAt);

/** Where ending consents is stopped now. */
export async function listStopped(): Promise<StoppedEnding[]> {
  return (await db().upstreamBreaker.findMany({ orderBy: { trippedAt: "asc" } })).flatMap(toStopped);
}

function toStopped(row: UpstreamBreaker): StoppedEnding[] {
  const { provider, environment, trippedAt, lost, active } = row;
  return isOpen(row) && trippedAt ? [{ provider, environment, trippedAt, lost, active }] : [];
}

/** Stops that operators have not been written to about. */
export async function listUnmailed(): Promise<StoppedEnding[]> {
  const rows = await db().upstreamBreaker.findMany({ where: { mailedAt: null, trippedAt: { not: null } } });
  return rows.flatMap(toStopped);
}
