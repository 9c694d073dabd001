import { AppError, notFound } from "@/lib/errors";
import type { Permission } from "@/lib/identity/permission";
import { NOTICE_RULES, type NoticeKind } from "@/lib/rules/notice";
import type { Actor } from "@/lib/scope";
import { findNoticeKind } from "@/lib/store/read/notice";
import * as notices from "@/lib/store/write/notice";

/**
 * Reports whether a member with these permissions may dismiss this kind of notice: only a member who can fix its cause.
 */
export function mayDismiss(kind: NoticeKind, may: (permission: Permission) => boolean): boolean {
  return may(NOTICE_RULES[kind].needs);
}

/**
 * Dismisses a notice for all members of the company; repeating it changes nothing. Only a member who can fix the cause
 * may dismiss it. Throws not_found and not_allowed.
 */
export async function dismissNotice(
  companyId: string,
  noticeId: string,
  { may, actor }: { may: (permission: Permission) => boolean; actor: Actor },
  now = new Date(),
): Promise<void> {
  const kind = await findNoticeKind(companyId, noticeId);
  if (!kind) throw notFound();
  if (!mayDismiss(kind, may)) throw new AppError("not_allowed", "Your role cannot dismiss this notice.");
  await notices.dismissNotice(companyId, noticeId, actor, now);
}
