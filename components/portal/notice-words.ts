import type { NoticeKind } from "@/lib/rules/notice";

type Words = {
  /** The notice's name on the page where members choose their notices. */
  name: string;
  /** The colour of the notice's dot, which only repeats what the text says. */
  dot: string;
  says: string;
  /** The page where the problem can be fixed. */
  href: `/${string}`;
  see: string;
};

const APPLICATION = { href: "/settings/live", see: "See the application" } as const;
const WEBHOOK = { href: "/settings/webhooks", see: "See the webhook" } as const;

export const NOTICE_WORDS: Readonly<Record<NoticeKind, Words>> = {
  "webhook.failing": {
    name: "A webhook starts to fail",
    dot: "bg-warn",
    says: "Deliveries to your webhook keep failing.",
    ...WEBHOOK,
  },
  "webhook.failing_day": {
    name: "A webhook has failed for a day",
    dot: "bg-warn",
    says: "Nothing has reached your webhook for a day. After five days, sending is switched off.",
    ...WEBHOOK,
  },
  "webhook.switched_off": {
    name: "A webhook was switched off",
    dot: "bg-bad",
    says: "Your webhook was switched off. Events are kept for replay.",
    ...WEBHOOK,
  },
  "consent.expiring": {
    name: "Ongoing consents are about to expire",
    dot: "bg-warn",
    says: "Ongoing consents expire within 14 days. You get one notice a day. Until a consent expires, the customer can renew it with the same link. After that, the customer needs a new request.",
    href: "/requests?status=ready",
    see: "See the requests",
  },
  "application.questions": {
    name: "A question about the application for live access",
    dot: "bg-warn",
    says: "We have a question about your application for live access.",
    ...APPLICATION,
  },
  "application.approved": {
    name: "The application for live access is approved",
    dot: "bg-good",
    says: "Your application is approved. You now have live access.",
    ...APPLICATION,
  },
  "application.rejected": {
    name: "The application for live access is not approved",
    dot: "bg-bad",
    says: "Your application for live access was not approved.",
    ...APPLICATION,
  },
};

const DAY = new Intl.DateTimeFormat("en-AU", { timeZone: "Australia/Sydney", day: "numeric", month: "long" });

/** Returns the text of a notice, with its numbers filled in. */
export function noticeWords({
  kind,
  detail,
}: {
  kind: NoticeKind;
  detail: Record<string, string | number>;
}): string {
  const { count, first_at: first } = detail;
  if (kind !== "consent.expiring" || typeof count !== "number" || typeof first !== "string")
    return NOTICE_WORDS[kind].says;
  const what =
    count === 1 ? "1 ongoing consent expires" : `${count.toLocaleString("en-AU")} ongoing consents expire`;
  return `${what} within 14 days, the first on ${DAY.format(new Date(first))}. Until a consent expires, the customer can renew it with the same link. After that, the customer needs a new request.`;
}
