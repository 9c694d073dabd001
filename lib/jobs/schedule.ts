import { remindOfSharing } from "@/lib/deliver/remind-of-sharing";
import { warnOfExpiry } from "@/lib/deliver/warn-of-expiry";
import { sweep } from "@/lib/erase/sweep";
import { tidyUp } from "@/lib/erase/tidy-up";

/** What is done by the clock, and not because of a row. Each may run in several processes at once, and be missed. */
export const SCHEDULE = [
  {
    /** The net under everything else: finds work that should be waiting and is not. */
    id: "sweep",
    cron: "* * * * *",
    run: () => sweep(),
  },
  {
    /** At a quiet hour: throws away what is only kept for a while. */
    id: "tidy",
    cron: "40 3 * * *",
    run: () => tidyUp(),
  },
  {
    /** In the morning: tells each firm of the ongoing consents that are about to run out. */
    id: "expiring",
    cron: "10 8 * * *",
    run: () => warnOfExpiry(),
  },
  {
    /** Later in the morning: reminds customers who have shared for ninety days, where that is ours to do. */
    id: "sharing",
    cron: "10 10 * * *",
    run: () => remindOfSharing(),
  },
] as const;

export const SCHEDULE_ZONE = "Australia/Sydney";
