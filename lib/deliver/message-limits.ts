import { countedRecipient } from "@/lib/deliver/recipient-digest";
import type { Channel, MessageKind } from "@/lib/domain/message";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import type { Scope } from "@/lib/scope";
import type { FullWindow, Window } from "@/lib/store/write/message";

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;

/**
 * A company invites one recipient at most once in so long (two who share a mailbox wait for no longer), and writes to them
 * so often a day.
 */
export const COOL_DOWN_SECONDS = 2 * MINUTE_SECONDS;
export const RECIPIENT_DAY_MAX = 5;

/** In test nothing leaves the machine, but what would be refused in live is refused there as well. */
const TEST_CAPS = { hour: 30, day: 100 } as const;

/** `isTheirs`: of the recipient, not of the company. */
type Counted = Window & { isTheirs: boolean; says: (wait: string) => string };

/**
 * What a message is counted in before it is sent: its company's hour and day, in its environment and on its channel, and
 * its recipient's. Reminders come days apart by themselves and need no cool-down; receipts and notices are owed to the
 * customer and counted nowhere.
 */
export function windowsOf(scope: Scope, kind: MessageKind, channel: Channel, to: string): Counted[] {
  if (kind === "receipt" || kind === "sharing") return [];
  const caps = capsOf(scope, channel);
  const own = `${scope.environment}:${channel}:${scope.companyId}`;
  const theirs = `${scope.environment}:${channel}:to:${countedRecipient(scope.companyId, channel, to)}`;
  const name = channel === "email" ? "e-mails" : "text messages";
  const whom = channel === "email" ? "address" : "number";
  const capped = (span: "hour" | "day", seconds: number) =>
    count(
      `${own}:${span}`,
      seconds,
      caps[span],
      (wait) =>
        `Your company has sent ${caps[span]} ${name} within ${span === "hour" ? "an hour" : "a day"}, which is the most. The next can go in ${wait}.`,
    );
  const hour = capped("hour", HOUR_SECONDS);
  const day = capped("day", DAY_SECONDS);
  const daily = count(
    `${theirs}:day`,
    DAY_SECONDS,
    RECIPIENT_DAY_MAX,
    (wait) =>
      `This ${whom} was sent as many messages today as one person should get. The next can go in ${wait}.`,
  );
  const coolDown = count(
    `${theirs}:pause`,
    COOL_DOWN_SECONDS,
    1,
    (wait) => `This ${whom} was sent an invite a moment ago. Wait ${wait}, then send again.`,
  );
  return kind === "invite" ? [coolDown, daily, hour, day] : [daily, hour, day];
}

const count = (id: string, seconds: number, most: number, says: Counted["says"]): Counted => ({
  id,
  seconds,
  most,
  isTheirs: id.includes(":to:"),
  says,
});

function capsOf({ environment }: Scope, channel: Channel): { hour: number; day: number } {
  if (environment === "test") return TEST_CAPS;
  const { MAIL_CAP_HOUR, MAIL_CAP_DAY, SMS_CAP_HOUR, SMS_CAP_DAY } = env();
  return channel === "email"
    ? { hour: MAIL_CAP_HOUR, day: MAIL_CAP_DAY }
    : { hour: SMS_CAP_HOUR, day: SMS_CAP_DAY };
}

/** The refusal of a message for which there is no room, in words for whoever wanted it sent. */
export function refuseFull(windows: readonly Counted[], { place, seconds }: FullWindow): AppError {
  const says = windows[place]?.says ?? (() => "Too many messages. Please try again later.");
  return new AppError("too_many", says(inWords(seconds)), { retryAfterSeconds: seconds });
}

function inWords(seconds: number): string {
  if (seconds < MINUTE_SECONDS) return seconds === 1 ? "a second" : `${seconds} seconds`;
  const [count, unit] =
    seconds < 2 * HOUR_SECONDS
      ? [Math.ceil(seconds / MINUTE_SECONDS), "minute"]
      : [Math.ceil(seconds / HOUR_SECONDS), "hour"];
  return count === 1 ? `a ${unit}` : `${count} ${unit}s`;
}
