import type { FormAction } from "@/lib/contract/form";
import type { NoticeKind } from "@/lib/domain/notice";
import { Time } from "../ui/time";
import { ActForm } from "./act-form";
import { PortalLink, type PortalPath } from "./portal-link";

export type Notice = { id: string; kind: NoticeKind; environment: string | null; createdAt: Date };

type Words = { tone: string; says: string; see: string; href: PortalPath };

const WEBHOOK = { see: "See the webhook", href: "/settings/webhooks" } as const;
const APPLICATION = { see: "See the application", href: "/settings/live" } as const;

const WORDS: Readonly<Record<NoticeKind, Words>> = {
  "webhook.failing": {
    tone: "border-warn",
    says: "Deliveries to your webhook keep failing.",
    ...WEBHOOK,
  },
  "webhook.failing_day": {
    tone: "border-warn",
    says: "Nothing has reached your webhook for a day. After five days it is switched off.",
    ...WEBHOOK,
  },
  "webhook.switched_off": {
    tone: "border-bad",
    says: "Your webhook was switched off. Events are kept for replay.",
    ...WEBHOOK,
  },
  "application.questions": {
    tone: "border-warn",
    says: "We have a question about your application for live.",
    ...APPLICATION,
  },
  "application.approved": {
    tone: "border-good",
    says: "Your application is approved. Live is open.",
    ...APPLICATION,
  },
  "application.rejected": {
    tone: "border-bad",
    says: "Your application for live was not approved.",
    ...APPLICATION,
  },
};

/** What the company must know wherever its people are. Who may mend it may also put it away, for everybody. */
export function Notices({ notices, dismiss }: { notices: readonly Notice[]; dismiss: FormAction | null }) {
  if (notices.length === 0) return null;
  return (
    <aside aria-label="Notices">
      {notices.map(({ id, kind, environment, createdAt }) => (
        <div key={id} className={`border-t-4 bg-mist ${WORDS[kind].tone}`}>
          <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-2 text-sm md:px-8">
            <p className="min-w-0 flex-1 basis-72">
              {environment ? (
                <strong className="font-semibold">{environment === "live" ? "Live" : "Test"}: </strong>
              ) : null}
              {WORDS[kind].says}{" "}
              <span className="text-soft">
                <Time at={createdAt} />.
              </span>{" "}
              <PortalLink href={WORDS[kind].href} className="text-accent underline">
                {WORDS[kind].see}
              </PortalLink>
            </p>
            {dismiss ? <ActForm action={dismiss} hidden={{ id }} label="Dismiss" busy="Dismissing…" /> : null}
          </div>
        </div>
      ))}
    </aside>
  );
}
