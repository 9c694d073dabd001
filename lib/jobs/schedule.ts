import { anchorAudit } from "@/lib/company/audit-anchors";
import { rotateEpochs } from "@/lib/erase/rotate-epochs";
import { sweep } from "@/lib/erase/sweep";
import { mailOperators } from "@/lib/messages/mail-operators";
import { remindOfSharing } from "@/lib/messages/remind-of-sharing";
import { warnOfExpiry } from "@/lib/messages/warn-of-expiry";
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
