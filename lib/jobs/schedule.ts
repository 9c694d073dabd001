import { anchorAudit } from "@/lib/company/audit-anchors";
import { rotateEpochs } from "@/lib/erase/rotate-epochs";
import { log } from "@/lib/log";
import { mailOperators } from "@/lib/messages/mail-operators";
import { remindOfSharing } from "@/lib/messages/remind-of-sharing";
import { warnOfExpiry } from "@/lib/store/write/expiry-notice";
import { sweepWork } from "@/lib/store/write/outbox";
import { tidyUp } from "@/lib/store/write/tidy";

/**
 * Tasks that run on a schedule instead of from an outbox row. Each must be safe if several processes run it at once or
 * if a run is missed.
 */
export const SCHEDULE = [
  {
    /** Every minute: queues work that should be in the outbox but is missing. This is a fallback. */
    id: "sweep",
    cron: "* * * * *",
    run: () => sweep(),
  },
  {
    /** Every minute: emails the operators if we have stopped ending a provider's consents automatically. */
    id: "operators",
    cron: "* * * * *",
    run: () => mailOperators(),
  },
  {
    /** Every hour: writes the heads of the audit records outside the database. */
    id: "anchor",
    cron: "20 * * * *",
    run: async () => {
      await anchorAudit();
    },
  },
  {
    /** Every hour: begins a new epoch if the current one is a day old, and destroys epochs that have ended. */
    id: "epochs",
    cron: "35 * * * *",
    run: async () => {
      await rotateEpochs();
    },
  },
  {
    /** At a quiet hour: deletes temporary rows. */
    id: "tidy",
    cron: "40 3 * * *",
    run: () => tidyUp(),
  },
  {
    /** In the morning: notifies each company of ongoing consents that are about to expire. */
    id: "expiring",
    cron: "10 8 * * *",
    run: () => warnOfExpiry(),
  },
  {
    /** Later in the morning: reminds customers who have shared for ninety days, if the duty to remind them is ours. */
    id: "sharing",
    cron: "10 10 * * *",
    run: () => remindOfSharing(),
  },
] as const;

export const SCHEDULE_ZONE = "Australia/Sydney";

/** The largest number of rows of one kind in one sweep. The next sweep, a minute later, finds the rest. */
const FOUND_MAX = 1_000;

/**
 * Finds work that is due and not queued (a customer at their bank without a check, a report past its retention, an
 * upstream record to delete, a webhook to send) and queues it. Unqueued work is a sign of a fault elsewhere, so it is
 * logged.
 */
export async function sweep(): Promise<void> {
  const written = await sweepWork(FOUND_MAX);
  if (Object.keys(written).length > 0) log().warn({ written }, "work was missing and has been written");
}
