import type { FormAction } from "@/lib/contract/form";
import type { NoticeKind } from "@/lib/rules/notice";
import { Time } from "../ui/time";
import { ActForm } from "./act-form";
import { NOTICE_WORDS, noticeWords } from "./notice-words";
import { PortalLink } from "./portal-link";

type Notice = {
  id: string;
  kind: NoticeKind;
  environment: string | null;
  detail: Record<string, string | number>;
  createdAt: Date;
};

/**
 * Shows the company's notices on every page, to all members. Members who can fix a problem may dismiss its notice for
 * everyone.
 */
export function Notices({
  notices,
  dismiss,
  mayDismiss,
}: {
  notices: readonly Notice[];
  dismiss: FormAction;
  mayDismiss: (kind: NoticeKind) => boolean;
}) {
  if (notices.length === 0) return null;
  return (
    <aside aria-label="Notices" className="print:hidden">
      {notices.map(({ id, kind, environment, detail, createdAt }) => (
        <div key={id} className="border-b border-line">
          <div className="mx-auto flex max-w-5xl items-start gap-x-3 px-4 py-2 text-sm md:px-8">
            <span
              aria-hidden="true"
              className={`mt-2.5 size-2 shrink-0 rounded-full ${NOTICE_WORDS[kind].dot}`}
            />
            <p className="min-w-0 flex-1 py-1">
              {environment ? (
                <strong className="font-semibold">{environment === "live" ? "Live" : "Test"}: </strong>
              ) : null}
              {noticeWords({ kind, detail })}{" "}
              <span className="text-soft max-sm:hidden">
                <Time at={createdAt} />.
              </span>{" "}
              <PortalLink href={NOTICE_WORDS[kind].href} className="text-accent underline">
                {NOTICE_WORDS[kind].see}
              </PortalLink>
            </p>
            {mayDismiss(kind) ? (
              <ActForm action={dismiss} hidden={{ id }} kind="quiet" label="Dismiss" busy="Dismissing…" />
            ) : null}
          </div>
        </div>
      ))}
    </aside>
  );
}
