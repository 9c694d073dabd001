import { ATTEMPT_OUTCOMES } from "@/lib/rules/bank-attempt";
import { type ConsentType, consentEndOf, type ReportType } from "@/lib/rules/request";
import { Pairs } from "../ui/pairs";
import { Time } from "../ui/time";
import { actorWords, attemptWords, REPORT_TYPE_WORDS } from "./words";

type DetailedRequest = {
  id: string;
  reportType: ReportType;
  consentType: ConsentType;
  clientRef: string | null;
  periodLabel: string | null;
  redirectUri: string | null;
  cancelUri: string | null;
  verificationId: string | null;
  createdAt: Date;
  readyAt: Date | null;
  purgeAt: Date | null;
  withdrawnAt: Date | null;
  withdrawnBy: string | null;
  purgedAt: Date | null;
  refreshEveryDays: number | null;
  refreshDueAt: Date | null;
  attemptAt: Date | null;
  attemptOutcome: string | null;
  attemptInstitution: string | null;
  contact: { email: string | null; phone: string | null };
  consent: { givenAt: Date | null; expiresAt: Date | null; institutions: string[] } | null;
};

const WITHDRAWN_BY: Readonly<Record<string, string>> = { firm: "your firm" };

/** The meaning of the end date, by consent type. */
const UNTIL_ITS_END: Readonly<Record<ConsentType, string>> = {
  once: "The report is deleted on this date. The bank stopped sharing as soon as the data was collected.",
  ongoing: "Until this date the report can be refreshed with new data.",
};
/** Explains what happens at the end of an ongoing consent (lib/erase/expire-consent.ts). */
const AT_ITS_END =
  "When the consent ends, we delete the bank data. A report that is ready is kept until the end of its own retention period.";

/**
 * Lists a request's details. Omits empty details. While live is suspended, also omits everything from the bank,
 * including the bank's name.
 */
export function RequestDetails({
  request,
  isSuspended = false,
}: {
  request: DetailedRequest;
  isSuspended?: boolean;
}) {
  const { consent, contact } = request;
  const time = (at: Date | null | undefined) => (at ? <Time at={at} /> : null);
  const by = request.withdrawnBy;
  const ends = consent && consentEndOf(request);
  const rows = [
    [
      "Request id",
      <code key="id" className="text-xs">
        {request.id}
      </code>,
    ],
    ["Report", REPORT_TYPE_WORDS[request.reportType].label],
    ["Verification id", request.verificationId],
    ["Your reference", request.clientRef],
    ["Email", contact.email],
    ["Phone", contact.phone],
    ["Period label", request.periodLabel],
    ["Consent", request.consentType === "ongoing" ? "Ongoing" : "Once"],
    ["Refreshed", refreshes(request)],
    ["Given", time(consent?.givenAt)],
    ["Ends", ends ? <Ends key="ends" request={request} isSuspended={isSuspended} at={ends} /> : null],
    ["Bank", (!isSuspended && consent?.institutions.join(", ")) || null],
    ["Latest attempt at the bank", isSuspended ? null : attempt(request)],
    ["Return URL", request.redirectUri],
    ["Cancel URL", request.cancelUri],
    ["Created", time(request.createdAt)],
    ["Ready", time(request.readyAt)],
    ["Kept until", time(request.purgeAt)],
    ["Withdrawn", time(request.withdrawnAt)],
    ["Withdrawn by", by ? (WITHDRAWN_BY[by] ?? `the ${actorWords(by).toLowerCase()}`) : null],
    ["Purged", time(request.purgedAt)],
  ] as const;
  return <Pairs pairs={rows.filter(([, value]) => value !== null && value !== "")} />;
}

/** Says how often the report is refreshed automatically, and when next; null if only the firm refreshes it. */
function refreshes({ refreshEveryDays, refreshDueAt, withdrawnAt, purgedAt }: DetailedRequest) {
  if (refreshEveryDays === null) return null;
  const isOver = withdrawnAt !== null || purgedAt !== null;
  return (
    <>
      Every {refreshEveryDays === 1 ? "day" : `${refreshEveryDays} days`}
      {refreshDueAt && !isOver ? (
        <>
          , next on <Time at={refreshDueAt} />
        </>
      ) : null}
    </>
  );
}

/** Says how and when the latest visit to a bank ended; null before the first visit. */
function attempt({ attemptAt, attemptOutcome, attemptInstitution }: DetailedRequest) {
  const outcome = ATTEMPT_OUTCOMES.find((each) => each === attemptOutcome);
  if (!attemptAt || !outcome) return null;
  const words = attemptWords(outcome, attemptInstitution);
  return (
    <>
      {words.charAt(0).toUpperCase()}
      {words.slice(1)}, <Time at={attemptAt} />
    </>
  );
}

/**
 * Says on which day a consent ends automatically. Unless the request is over, also says what happens until then and at
 * the end.
 */
function Ends({ request, isSuspended, at }: { request: DetailedRequest; isSuspended: boolean; at: Date }) {
  const isOver = request.withdrawnAt !== null || request.purgedAt !== null;
  return (
    <>
      <Time at={at} />
      {isOver ? null : (
        <span className="mt-0.5 block text-xs text-soft">
          {isSuspended ? null : UNTIL_ITS_END[request.consentType]}{" "}
          {request.consentType === "ongoing" ? AT_ITS_END : null}
        </span>
      )}
    </>
  );
}
