import { closeNotice } from "@/lib/store/write/notice";

/** Takes a notice off the company's pages, for everybody there; again changes nothing. Throws not_found. */
export async function dismissNotice(companyId: string, noticeId: string, now = new Date()): Promise<void> {
  await closeNotice(companyId, noticeId, now);
}
