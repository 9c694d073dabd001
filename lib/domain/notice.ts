import { APPLICATION_NOTICES } from "@/lib/domain/application/moves";
import { WEBHOOK_NOTICES } from "@/lib/domain/endpoint-health";

/** Everything a company's people are told of in the portal, and by mail where that is set up. */
export const NOTICE_KINDS = [...WEBHOOK_NOTICES, ...APPLICATION_NOTICES] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
