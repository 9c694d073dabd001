import type { Metadata } from "next";
import { ActForm } from "@/components/portal/act-form";
import { NOTICE_WORDS, noticeWords } from "@/components/portal/notice-words";
import { PortalButton, PortalLink } from "@/components/portal/portal-link";
import { Chip } from "@/components/ui/chip";
import { Empty } from "@/components/ui/empty";
import { PageHeader } from "@/components/ui/page-header";
import { Pager } from "@/components/ui/pager";
import { Time } from "@/components/ui/time";
import { mayDismiss } from "@/lib/company/dismiss-notice";
import { Cursor } from "@/lib/contract/query";
import { env } from "@/lib/env/env";
import { findPosition, toCursor } from "@/lib/http/cursor";
import { type Member, member } from "@/lib/http/member";
import { listNotices, type NoticeRecord } from "@/lib/store/read/notice";
import { dismissNoticeAction } from "../actions";

export const metadata: Metadata = { title: "Notices" };

const SHOWN = 30;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function NoticesPage({ searchParams }: Props) {
  const asking = await member();
  const cursor = Cursor.safeParse((await searchParams).cursor).data;
  const secret = env().CURSOR_SECRET;
  const after = cursor ? findPosition(secret, asking.scope, cursor) : null;
  const { rows, hasMore } = await listNotices(asking.company.id, { limit: SHOWN, after });
  const last = hasMore ? rows.at(-1) : undefined;
  return (
    <>
      <PageHeader
        title="Notices"
        about="Your company’s notices from both environments, kept for 180 days. Urgent notices appear above every page until they are resolved."
      >
        <PortalButton href="/settings/notifications">Choose which notices are emailed</PortalButton>
      </PageHeader>
      {rows.length === 0 ? (
        <Empty title="No notices">
          Events that need your attention appear here, such as a webhook that keeps failing or ongoing
          consents that are about to expire. Each notice appears once. We also email it to members who chose
          email.
        </Empty>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {rows.map((notice) => (
            <Line key={notice.id} notice={notice} asking={asking} />
          ))}
        </ul>
      )}
      <Pager
        newest={after ? asking.pathOf("/notices") : null}
        older={last ? asking.pathOf(`/notices?cursor=${toCursor(secret, asking.scope, last)}`) : null}
      />
    </>
  );
}

function Line({ notice, asking }: { notice: NoticeRecord; asking: Member }) {
  const { id, kind, environment, createdAt, mailedAt, dismissedAt } = notice;
  const { href, see } = NOTICE_WORDS[kind];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 text-sm">
      <div className="min-w-0 flex-1 basis-72">
        <p className={dismissedAt ? "text-soft" : "font-medium"}>{noticeWords(notice)}</p>
        <p className="mt-1 text-xs text-soft">
          {environment === "live" ? "Live" : environment === "test" ? "Test" : "Company"} ·{" "}
          <Time at={createdAt} />
          {mailedAt ? " · emailed" : null}
        </p>
        {dismissedAt ? null : (
          <p className="mt-1.5">
            <PortalLink href={href} className="text-accent underline">
              {see}
            </PortalLink>
          </p>
        )}
      </div>
      {dismissedAt ? (
        <Chip tone="quiet">Resolved</Chip>
      ) : (
        <div className="flex items-center gap-3">
          <Chip tone="warn">Open</Chip>
          {mayDismiss(kind, asking.may) ? (
            <ActForm action={dismissNoticeAction} hidden={{ id }} label="Dismiss" busy="Dismissing…" />
          ) : null}
        </div>
      )}
    </li>
  );
}
