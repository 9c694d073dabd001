import type { FormAction } from "@/lib/contract/form";
import { Disclosure } from "../ui/disclosure";
import { Time } from "../ui/time";
import { ReasonForm } from "./reason-form";

type Approval = { operatorId: string; operatorEmail: string; at: Date };

/** Lists the approvals so far. Renders nothing if only one approval is needed and there is none yet. */
export function ApprovalList({ approvals, needed }: { approvals: readonly Approval[]; needed: number }) {
  if (needed === 1 && approvals.length === 0) return null;
  return (
    <div className="mb-4 text-sm">
      <p>
        {approvals.length} of {needed} approvals.
      </p>
      <ul className="mt-1 grid gap-1 text-xs text-soft">
        {approvals.map(({ operatorId, operatorEmail, at }) => (
          <li key={operatorId} className="wrap-anywhere">
            {operatorEmail}, <Time at={at} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type DecisionActions = { ask: FormAction; approve: FormAction; reject: FormAction };

/**
 * Offers the decisions that `may` allows: ask a question, approve or reject. The operator opens one of them, and
 * confirms it there.
 */
export function Decision({
  id,
  version,
  may,
  opensLive,
  actions,
}: {
  id: string;
  version: number;
  may: Record<keyof DecisionActions, boolean>;
  /** True if the next approval gives the company live access. */
  opensLive: boolean;
  actions: DecisionActions;
}) {
  const hidden = { id, version: String(version) };
  if (!may.ask && !may.approve && !may.reject)
    return <p className="text-sm text-soft">There is nothing to decide right now.</p>;
  return (
    <div className="grid gap-4">
      {may.ask ? (
        <Disclosure summary="Ask a question…">
          <ReasonForm
            action={actions.ask}
            hidden={hidden}
            field="body"
            label="Question"
            button="Send the question"
          />
        </Disclosure>
      ) : null}
      {may.approve ? (
        <Disclosure summary="Approve…">
          <ReasonForm
            action={actions.approve}
            hidden={hidden}
            field="reason"
            label="Reason"
            optional
            sure={
              opensLive
                ? "Yes, approve. This company gets live access immediately."
                : "Yes, approve. Another operator must approve it too."
            }
            button="Approve"
          />
        </Disclosure>
      ) : null}
      {may.reject ? (
        <Disclosure summary="Reject…" tone="bad">
          <ReasonForm
            action={actions.reject}
            hidden={hidden}
            field="reason"
            label="Reason, which the company can see"
            sure="Yes, reject. The company can apply again."
            button="Reject"
            kind="danger"
          />
        </Disclosure>
      ) : null}
    </div>
  );
}
