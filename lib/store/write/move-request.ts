import { notFound } from "@/lib/errors";
import type { AlertKind } from "@/lib/rules/alert";
import {
  ACTION_OF_TRIGGER,
  type EventType,
  findMove,
  type Stage,
  type Status,
  type Trigger,
} from "@/lib/rules/request";
import type { Actor, Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { addAlert } from "@/lib/store/write/alert";
import { appendAudit } from "@/lib/store/write/audit";
import { addEvent } from "@/lib/store/write/event";
import type { Prisma, Request } from "@/prisma/generated/client";

export type Move = {
  trigger: Trigger;
  actor: Actor;
  now: Date;
  /** Further conditions on the row, which the database checks with the move. */
  where?: Prisma.RequestWhereInput;
  /** Columns that change with the move. */
  set?: Prisma.RequestUncheckedUpdateManyInput;
  /** Other writes within the move's transaction: storing a report, erasing derived data, queueing work. */
  withinTransaction?: (tx: Tx, request: Request) => Promise<void>;
  detail?: Record<string, string | number | boolean | null>;
};

export type MoveResult = { moved: boolean; status: Status; stage: Stage };

/**
 * The largest number of times that a move is tried. A try fails if another call changes the row between the read and
 * the write.
 */
const TRIES_MAX = 5;

/**
 * Moves a request to its next state; no other function changes `status` and `stage`. One transaction contains the
 * conditional update (the row must be as it was read), the caller's own writes, the event row and the audit row.
 * Returns `moved: false` and writes nothing if the trigger does not apply to the current state. Throws not_found.
 */
export async function moveRequest(scope: Scope, requestId: string, move: Move): Promise<MoveResult> {
  for (let tries = 1; ; tries++) {
    const outcome = await tryMove(scope, requestId, move);
    if (outcome !== "raced") return outcome;
    if (tries === TRIES_MAX) throw new Error("a request changed during every attempt to move it");
  }
}

/**
 * Returns the kind of update for members: a finished report, or a request that the customer or the bank ended. Null for
 * any other event.
 */
function alertOf(event: EventType | null, { kind }: Actor): AlertKind | null {
  if (event === "report.ready") return "ready";
  return event === "request.withdrawn" && (kind === "customer" || kind === "bank") ? "declined" : null;
}

async function tryMove(scope: Scope, requestId: string, move: Move): Promise<MoveResult | "raced"> {
  return inScope(scope, async (tx) => {
    const mine = { id: requestId, ...scope };
    const request = await tx.request.findFirst({ where: mine });
    if (!request) throw notFound();
    const to = findMove(request.stage, move.trigger);
    if (!to) return { moved: false, status: request.status, stage: request.stage };

    const asRead = { ...mine, stage: request.stage, generation: request.generation };
    const updated = await tx.request.updateMany({
      where: { AND: [move.where ?? {}, asRead] },
      data: { ...move.set, status: to.status, stage: to.stage },
    });
    const after = await tx.request.findFirstOrThrow({ where: mine });
    if (updated.count === 0) {
      const unchanged = after.stage === request.stage && after.generation === request.generation;
      return unchanged ? { moved: false, status: after.status, stage: after.stage } : "raced";
    }

    await move.withinTransaction?.(tx, after);
    const kind = alertOf(to.event, move.actor);
    // The update gets the current time, not `move.now`, which is seconds old after a report was prepared. A browser
    // asks only for updates after the last one it saw, so it would miss an older time.
    if (kind) await addAlert(tx, scope, { requestId, kind, at: new Date() });
    if (to.event) await addEvent(tx, scope, { type: to.event, subject: after, now: move.now });
    await appendAudit(tx, {
      ...scope,
      requestId,
      action: to.event ?? ACTION_OF_TRIGGER[move.trigger] ?? move.trigger,
      actor: move.actor,
      at: move.now,
      detail: { from: request.stage, to: to.stage, ...move.detail },
    });
    return { moved: true, status: to.status, stage: to.stage };
  });
}
