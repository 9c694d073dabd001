import { DATA_PROBLEM_WORDS, listStatusWords } from "@/components/portal/words";
import { Banner } from "@/components/ui/banner";
import { Time } from "@/components/ui/time";
import { findLinkChannels, sendsNothing } from "@/lib/messages/link-channels";
import type { DataProblem } from "@/lib/rules/data-problem";
import { findLinkLock } from "@/lib/rules/link";
import { awaitsConsent, isClosed } from "@/lib/rules/request";
import type { Scope } from "@/lib/scope";
import { listAudit, type RequestRecord } from "@/lib/store/read/request";
import type { ListedRequest } from "@/lib/store/read/request-page";

type Props = {
  scope: Scope;
  request: RequestRecord;
  listed: Pick<ListedRequest, "listStatus" | "dataProblem">;
  /** True if the member may act on the request; otherwise the text says who can. */
  mayWrite: boolean;
};

/** Shown if a request has no report to read. Describes the request's status and what this member can do about it. */
export async function StageNote({ scope, request, listed, mayWrite }: Props) {
  const lockedAt = findLinkLock(request, new Date());
  if (lockedAt) {
    return (
      <Banner tone="warn">
        The link has been locked since <Time at={lockedAt} />. If the customer opens the link, we ask them to
        contact you.{" "}
        {mayWrite ? "You can unlock the link below." : "A member, admin or owner can unlock the link."}
      </Banner>
    );
  }
  const { listStatus, dataProblem: problem } = listed;
  // Shown by TroubleNote instead.
  if (problem === "consent.troubled") return null;
  // Shown by AttemptNote instead.
  if (listStatus === "failed_at_the_bank" && awaitsConsent(request)) return null;
  if (problem) {
    const audit = await listAudit(scope, request.id);
    const since = audit.findLast(({ action }) => action === problem)?.at;
    if (since) return <Problem problem={problem} since={since} mayWrite={mayWrite} />;
  }
  return (
    <Banner tone={isClosed(request.status) ? "quiet" : "warn"}>
      {listStatusWords(listStatus, sendsNothing(scope)).says}
      {listStatus === "not_sent" && mayWrite ? ` ${sendingWords(scope)}` : null}
    </Banner>
  );
}

/** How to get the link to the customer, which depends on whether this server can send it. */
function sendingWords(scope: Scope): string {
  const channels = findLinkChannels(scope);
  return channels?.email || channels?.sms
    ? "Send the link below, or copy it and send it yourself."
    : "Copy the link below and send it yourself.";
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
        {begin}, so no report can be prepared. Ask the customer about it. To let them choose accounts again,{" "}
        {mayWrite
          ? "withdraw this request and create a new request."
          : "a member, admin or owner has to withdraw this request and create a new request."}{" "}
        If an account arrives later, the report is prepared automatically.
      </Banner>
    );
  }
  return (
    <Banner tone="warn">
      {begin}. We keep asking the bank, so you don’t need to do anything now. If this continues,{" "}
      {mayWrite ? "create a new request" : "ask a member, admin or owner to create a new request"}: the
      customer can then connect again, or choose another bank.
    </Banner>
  );
}
