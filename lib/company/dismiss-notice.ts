import type { Permission } from "@/lib/company/permission";
import { NOTICE_RULES, type NoticeKind } from "@/lib/domain/notice";
import { AppError, notFound } from "@/lib/errors";
import type { Actor } from "@/lib/scope";
import { findNoticeKind } from "@/lib/store/read/notice";
import { closeNotice } from "@/lib/store/write/notice";

/** Whether somebody who may do this much may put a notice of this kind away: whoever may mend what it tells of. */
export function mayDismiss(kind: NoticeKind, may: (permission: Permission) => boolean): boolean {
  return may(NOTICE_RULES[kind].needs);
}

/**
 * Takes a notice off the company's pages, for everybody there; again changes nothing. Who may mend what it tells of may put
 * it away. Throws not_found, and not_allowed.
 */
export async function dismissNotice(
  companyId: string,
  noticeId: string,
  { may, actor }: { may: (permission: Permission) => boolean; actor: Actor },
  now = new Date(),
): Promise<void> {
  const kind = await findNoticeKind(companyId, noticeId);
  if (!kind) throw notFound();
  if (!mayDismiss(kind, may)) throw new AppError("not_allowed", "Your role may not put this notice away.");
  await closeNotice(companyId, noticeId, actor, now);
}
