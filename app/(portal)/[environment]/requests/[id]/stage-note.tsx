import { DATA_PROBLEM_WORDS, STAGE_WORDS } from "@/components/portal/words";
import { Banner } from "@/components/ui/banner";
import { Time } from "@/components/ui/time";
import type { DataProblem } from "@/lib/rules/data-problem";
import { findLinkLock } from "@/lib/rules/link";
import { isClosed } from "@/lib/rules/request";
import type { Scope } from "@/lib/scope";
import { findDataProblem, listAudit, type RequestRecord } from "@/lib/store/read/request";

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
  const problem = request.stage === "awaiting_data" ? await findDataProblem(scope, request.id) : null;
  // TroubleNote explains a connection that must be restored.
  if (problem === "consent.troubled") return null;
  if (problem) {
    const audit = await listAudit(scope, request.id);
    const since = audit.findLast(({ action }) => action === problem)?.at;
    if (since) return <Problem problem={problem} since={since} mayWrite={mayWrite} />;
  }
  return (
    <Banner tone={isClosed(request.status) ? "quiet" : "warn"}>{STAGE_WORDS[request.stage].says}</Banner>
  );
}

type ProblemProps = { problem: DataProblem; since: Date; mayWrite: boolean };

function Problem({ problem, since, mayWrite }: ProblemProps) {
  const begin = (
    <>
      The customer has agreed, but {DATA_PROBLEM_WORDS[problem]} (<Time at={since} />)
    </>
  );
  if (problem === "data.empty") {
    return (
      <Banner tone="warn">
        {begin}, so no report can be made. Ask them about it. To let them choose accounts again,{" "}
        {mayWrite
          ? "withdraw this request and make a new one."
          : "a member, admin or owner has to withdraw this request and make a new one."}{" "}
        If an account arrives later, the report is generated automatically.
      </Banner>
    );
  }
  return (
    <Banner tone="warn">
      {begin}. We keep asking, so you don’t need to do anything now. If it lasts,{" "}
      {mayWrite ? "make a new request" : "have a member, admin or owner make a new request"}: the customer can
      then connect again, or choose another bank.
    </Banner>
  );
}
