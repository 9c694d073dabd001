import type { ReactNode } from "react";
import type { FormAction } from "@/lib/contract/form";
import { EVENT_TYPES } from "@/lib/rules/request";
import type { Choice } from "../ui/field";
import { TypedSelect, TypedText } from "../ui/typed";
import { ActForm } from "./act-form";

type SandboxActs = Record<
  "actOnConsent" | "actOnReview" | "advanceClock" | "simulateEvent" | "revokeAtBank",
  FormAction
>;

const toChoices = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: value }));
const EVENTS = toChoices(EVENT_TYPES);

/**
 * The sandbox controls of one test request: act as the customer, stop sharing at the bank, advance the clock or send an
 * event. Each control shows its result.
 */
export function SandboxControls({
  id,
  stage,
  outcomes,
  people,
  acts,
}: {
  id: string;
  stage: string;
  outcomes: readonly Choice[];
  people: readonly Choice[];
  acts: SandboxActs;
}) {
  const hidden = { id };
  if (stage === "withdrawn" || stage === "purged")
    return <p className="text-sm text-soft">This request has ended. Nothing more can happen to it.</p>;
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-2">
      {stage === "awaiting_share" ? (
        <Control
          title="Decide, as the customer"
          about="The customer’s report is ready, and they decide whether to share it."
        >
          <ActForm action={acts.actOnReview} hidden={hidden} label="Decide" busy="Deciding…">
            <TypedSelect
              label="Decision"
              name="outcome"
              choices={toChoices(["share", "withdraw"])}
              chosen="share"
            />
          </ActForm>
        </Control>
      ) : stage === "ready" || stage === "analysing" ? null : (
        <Control
          title="Consent, as the customer"
          about="Goes through every page of the bank, as the customer’s browser would."
        >
          <ActForm action={acts.actOnConsent} hidden={hidden} label="Go through the bank" busy="At the bank…">
            <div className="grid w-full grid-cols-1 gap-3 sm:grid-cols-2">
              <TypedSelect label="Outcome" name="outcome" choices={outcomes} chosen="authorise" />
              <TypedSelect label="Person" name="household" choices={people} chosen="" />
            </div>
          </ActForm>
        </Control>
      )}
      <Control
        title="Move the request’s clock forward"
        about="Retention, expiry and locks follow this clock, for this request only. You can’t move the clock back."
      >
        <ActForm action={acts.advanceClock} hidden={hidden} label="Let time pass" busy="Passing…">
          <TypedText label="Days" name="days" inputMode="numeric" defaultValue="30" className="w-32" />
        </ActForm>
      </Control>
      <Control
        title="Send an event"
        about="Sends a signed webhook with “simulated: true”. The request doesn’t change."
      >
        <ActForm action={acts.simulateEvent} hidden={hidden} label="Send event" busy="Sending…">
          <TypedSelect label="Event" name="event" choices={EVENTS} chosen="report.ready" />
        </ActForm>
      </Control>
      <Control
        title="Stop sharing at the bank"
        about="The customer stops sharing in their bank’s app, and the request is withdrawn."
      >
        <ActForm
          action={acts.revokeAtBank}
          hidden={hidden}
          label="Stop sharing"
          busy="Stopping…"
          kind="danger"
        />
      </Control>
    </div>
  );
}

function Control({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-3">
      <div>
        <h3 className="text-sm font-semibold">{title}</h3>
        <p className="mt-0.5 text-sm text-soft">{about}</p>
      </div>
      {children}
    </section>
  );
}
