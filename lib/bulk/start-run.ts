import { notFound } from "@/lib/errors";
import type { Actor, Scope } from "@/lib/scope";
import { beginRun } from "@/lib/store/write/bulk-run";

/** Starts a run: queues its rows as background work. Repeating it changes nothing. Throws not_found. */
export async function startRun(scope: Scope, id: string, actor: Actor, now = new Date()): Promise<void> {
  if (!(await beginRun(scope, id, { actor, now }))) throw notFound();
}
