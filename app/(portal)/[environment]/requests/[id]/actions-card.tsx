import type { ReactNode } from "react";
import { ActForm } from "@/components/portal/act-form";
import { Card } from "@/components/ui/card";
import { Disclosure } from "@/components/ui/disclosure";
import { awaitsConsent } from "@/lib/rules/request";
import type { RequestRecord } from "@/lib/store/read/request";
import {
  generateAction,
  lockLinkAction,
  refreshAction,
  unlockLinkAction,
  withdrawRequestAction,
} from "../actions";

/** The remaining actions on a request: check again, refresh, lock its link, end it. */
export function Actions({ request, isLocked }: { request: RequestRecord; isLocked: boolean }) {
  const { id, stage, status, consentType } = request;
  const hidden = { id };
  const canLook = status !== "ready" && stage !== "awaiting_share";
  const canRefresh = status === "ready" && consentType === "ongoing";
  return (
    <Card title="Actions">
      <div className="grid grid-cols-1 gap-5">
        {canLook ? (
          <Step about="Asks the data provider whether the data has arrived and, if so, prepares the report. This also happens automatically.">
            <ActForm action={generateAction} hidden={hidden} label="Check for data now" busy="Checking…" />
          </Step>
        ) : null}
        {canRefresh ? (
          <Step about="Collects new data under the ongoing consent. The new report supersedes the current report and gets a new verification id.">
            <ActForm action={refreshAction} hidden={hidden} label="Refresh the report" busy="Refreshing…" />
          </Step>
        ) : null}
        {awaitsConsent(request) && !isLocked ? (
          <Step about="The customer’s link then says that the link is locked, and asks the customer to contact you. No one can start sharing until you unlock the link. A customer who is already at their bank can still finish. Reminders stop.">
            <ActForm action={lockLinkAction} hidden={hidden} label="Lock the link" busy="Locking…" />
          </Step>
        ) : null}
        {isLocked ? (
          <Step about="The same link works again, and reminders resume. If your links lock automatically, the days until it locks are counted from now.">
            <ActForm action={unlockLinkAction} hidden={hidden} label="Unlock the link" busy="Unlocking…" />
          </Step>
        ) : null}
        <Withdrawal request={request} />
      </div>
    </Card>
  );
}

/** The only action while live is suspended: ending the request. */
export function WithdrawOnly({ request }: { request: RequestRecord }) {
  return (
    <Card title="Actions">
      <Withdrawal request={request} />
    </Card>
  );
}

function Withdrawal({ request }: { request: RequestRecord }) {
  return (
    <Step about="Ends the consent at the bank. Deletes the report and all data that the report was prepared from. This cannot be undone.">
      <Disclosure summary="Withdraw…" tone="bad">
        <ActForm
          action={withdrawRequestAction}
          hidden={{ id: request.id }}
          kind="danger"
          label="Withdraw and delete the data"
          busy="Withdrawing…"
        >
          <Consequences request={request} />
        </ActForm>
      </Disclosure>
    </Step>
  );
}

/** Lists the data that a withdrawal deletes, and the data that we keep. */
function Consequences({ request }: { request: RequestRecord }) {
  const gone = [
    ...(request.status === "ready" ? ["the report, in every format, here and in the API"] : []),
    ...(request.consentedAt
      ? ["the bank data for the report, and the consent at the bank"]
      : ["the consent page (the link then says only that the request has ended)"]),
    "the customer’s email address and phone number",
  ];
  return (
    <div className="max-w-prose text-sm">
      <p>
        Withdraw the request for <strong className="font-medium">{request.clientName}</strong>? The following
        is deleted immediately and permanently:
      </p>
      <ul className="my-2 ml-5 list-disc">
        {gone.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p className="text-soft">
        We keep the customer’s name, your reference, the ids and the timeline. Your webhook receives
        request.withdrawn. To ask this customer again, create a new request.
      </p>
    </div>
  );
}

/** Shows an action's description with its button next to it. The form and the result use the full width below. */
function Step({ about, children }: { about: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-3 border-t border-line pt-5 first:border-t-0 first:pt-0 sm:grid-cols-[minmax(0,1fr)_max-content] sm:has-[[role=alert],[role=status],details[open]]:grid-cols-1">
      <p className="max-w-prose text-sm text-soft">{about}</p>
      {children}
    </div>
  );
}
