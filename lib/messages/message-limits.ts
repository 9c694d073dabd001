import { env } from "@/lib/env/env";
import { AppError } from "@/lib/errors";
import { countedRecipient } from "@/lib/messages/recipient-digest";
import type { Channel, MessageKind } from "@/lib/rules/message";
import type { Scope } from "@/lib/scope";
import type { FullWindow, Window } from "@/lib/store/write/message";

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;

/**
 * COOL_DOWN_SECONDS must pass between two invites from one company to one recipient. The time is short because two
 * customers may share a mailbox. RECIPIENT_DAY_MAX is the largest number of messages that a recipient gets from a
 * company per day.
 */
export const COOL_DOWN_SECONDS = 2 * MINUTE_SECONDS;
export const RECIPIENT_DAY_MAX = 5;

/**
 * A company's caps in the test environment. No message in test reaches anyone, but messages over these caps are still
 * refused, as in live.
 */
const TEST_CAPS = { hour: 600, day: 2_000 } as const;

/**
 * The time window of a limit. `isTheirs` is true for a limit per recipient and false for a limit per company. `says`
 * returns the error message; `wait` is the time to wait, in words.
 */
type Counted = Window & { isTheirs: boolean; says: (wait: string) => string };

/**
 * The limits that apply to a message. Its company's messages are limited in an hour and in a day, counted for each
 * environment and channel. Its recipient's messages are limited in a day. For an invite, the recipient's cool-down
 * applies too. Reminders have no cool-down because their schedule already keeps them days apart. Receipts and notices
 * are not limited, because we owe them to the customer.
 */
export function windowsOf(scope: Scope, kind: MessageKind, channel: Channel, to: string): Counted[] {
  if (kind === "receipt" || kind === "sharing" || kind === "withdrawal") return [];
  const caps = capsOf(scope, channel);
  const own = `${scope.environment}:${channel}:${scope.companyId}`;
  const theirs = `${scope.environment}:${channel}:to:${countedRecipient(scope.companyId, channel, to)}`;
  const name = channel === "email" ? "emails" : "text messages";
  const target = channel === "email" ? "address" : "number";
  const capped = (span: "hour" | "day", seconds: number) =>
    count(
      `${own}:${span}`,
      seconds,
      caps[span],
      (wait) =>
        `Your company has sent ${caps[span]} ${name} within ${span === "hour" ? "an hour" : "a day"}, which is the limit. You can send the next message in ${wait}.`,
    );
  const hour = capped("hour", HOUR_SECONDS);
  const day = capped("day", DAY_SECONDS);
  const daily = count(
    `${theirs}:day`,
    DAY_SECONDS,
    RECIPIENT_DAY_MAX,
    (wait) =>
      `This ${target} has reached today’s limit for one recipient. You can send the next message in ${wait}.`,
  );
  const coolDown = count(
    `${theirs}:pause`,
    COOL_DOWN_SECONDS,
    1,
    (wait) => `An invite was sent to this ${target} a moment ago. Wait ${wait}, then send again.`,
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

/** The error for a message over a limit, written for the person who sent it. */
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
