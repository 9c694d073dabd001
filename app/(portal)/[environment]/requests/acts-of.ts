import type { Member } from "@/lib/http/member";
import type { Permission } from "@/lib/identity/permission";
import { findLinkChannels } from "@/lib/messages/link-channels";
import type { BulkAct } from "@/lib/rules/bulk";

const PERMISSION_OF: Readonly<Record<BulkAct, Permission>> = {
  send: "request.write",
  remind: "request.write",
  assign: "request.write",
  withdraw: "request.withdraw",
  links: "request.write",
  reports: "report.read",
};

const ACTS: readonly BulkAct[] = ["send", "remind", "assign", "links", "reports", "withdraw"];

/**
 * Lists the bulk actions that this member may use. Without an email or SMS provider, omits the actions that send
 * messages.
 */
export function actsOf({ scope, may }: Pick<Member, "scope" | "may">): BulkAct[] {
  const channels = findLinkChannels(scope);
  const canSend = channels !== null && (channels.email || channels.sms);
  return ACTS.filter((act) => may(PERMISSION_OF[act]) && (canSend || (act !== "send" && act !== "remind")));
}
