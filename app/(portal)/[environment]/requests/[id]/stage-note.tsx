import type { RecordLine } from "@/components/portal/timeline-entries";
import { STAGE_WORDS } from "@/components/portal/words";
import { Banner } from "@/components/ui/banner";
import { Time } from "@/components/ui/time";
import { findLinkLock } from "@/lib/rules/link";
import { isClosed } from "@/lib/rules/request";
import type { Scope } from "@/lib/scope";
import { listAudit, type RequestRecord } from "@/lib/store/read/request";

type Props = {
  scope: Scope;
  request: RequestRecord;
  /** True if the member may act on the request; otherwise the text says who can. */
  mayWrite: boolean;
};

/** Describes the stage of a request without a readable report, and what this member can do about it. */
export async function StageNote({ scope, request, mayWrite }: Props) {
  const lockedAt = findLinkLock(request, new Date());
  if (lockedAt) {
    return (
      <Banner tone="warn">
        The link has been locked since <Time at={lockedAt} />. It asks the customer to contact you.{" "}
        {mayWrite ? "You can unlock it below." : "A member, admin or owner can unlock it."}
      </Banner>
    );
  }
  const trouble = request.stage === "awaiting_data" ? await findTrouble(scope, request.id) : null;
  if (trouble) return <Trouble trouble={trouble} mayWrite={mayWrite} />;
  return (
    <Banner tone={isClosed(request.status) ? "quiet" : "warn"}>{STAGE_WORDS[request.stage].says}</Banner>
  );
}

function Trouble({ trouble, mayWrite }: { trouble: RecordLine; mayWrite: boolean }) {
  if (trouble.action === "data.empty") {
    return (
      <Banner tone="warn">
        The customer has agreed, but shared no account (<Time at={trouble.at} />
        ), so no report can be made. Ask them about it. To let them choose accounts again,{" "}
        {mayWrite
          ? "withdraw this request and make a new one."
          : "a member, admin or owner has to withdraw this request and make a new one."}{" "}
        If an account arrives later, the report is generated automatically.
      </Banner>
    );
  }
  return (
    <Banner tone="warn">
      The customer has agreed, but their bank could not hand over the data (<Time at={trouble.at} />
      ). We keep asking, so you don’t need to do anything now. If it lasts,{" "}
      {mayWrite ? "make a new request" : "have a member, admin or owner make a new request"}: the customer can
      then connect again, or choose another bank.
    </Banner>
  );
}

/** Finds the latest problem with the customer's data in the audit log; null if there was none. */
async function findTrouble(scope: Scope, id: string): Promise<RecordLine | null> {
  const audit = await listAudit(scope, id);
  return audit.findLast(({ action }) => action === "data.failed" || action === "data.empty") ?? null;
}
