import type { FormAction } from "@/lib/contract/form";
import type { SuppressionReason } from "@/lib/rules/message";
import { Time } from "../ui/time";
import { ActForm } from "./act-form";

/** The state of a request's reminders. `nextAt` is null if none is scheduled. */
export type ReminderState = {
  sent: number;
  most: number;
  nextAt: Date | null;
  stoppedAt: Date | null;
  /** True if the company has reminders switched on. */
  isOn: boolean;
  isLocked: boolean;
  /** The reason why we send nothing more to the last message's recipient; null if we may. */
  suppressedBy: SuppressionReason | null;
};

/** Why no more reminders go to the last message's recipient, and what makes them resume. */
const SUPPRESSED_WORDS: Readonly<Record<SuppressionReason, { why: string; resume: string }>> = {
  bounced: {
    why: "No reminders are sent, because an email to this customer’s address bounced.",
    resume: "Reminders resume once the link is sent to another address or by text message.",
  },
  complained: {
    why: "No reminders are sent, because an email to this customer’s address was reported as spam.",
    resume: "Reminders resume once the link is sent to another address or by text message.",
  },
  stopped: {
    why: "No reminders are sent, because this customer’s number has opted out of text messages.",
    resume: "Reminders resume once the link is sent to another number or by email.",
  },
};

/** Shows when the customer is reminded next, with a button to stop or resume the reminders. */
export function Reminders({
  id,
  state,
  stop,
  resume,
}: {
  id: string;
  state: ReminderState;
  stop: FormAction;
  resume: FormAction;
}) {
  return (
    <div className="mt-5 grid gap-3 border-t border-line pt-5">
      <h3 className="text-sm font-medium">Reminders</h3>
      <p className="max-w-prose text-sm text-soft">{wordsOf(state)}</p>
      {state.stoppedAt ? (
        <ActForm action={resume} hidden={{ id }} label="Resume reminders" busy="One moment…" />
      ) : state.isOn && !state.suppressedBy && state.sent < state.most ? (
        <ActForm action={stop} hidden={{ id }} label="Stop reminders for this request" busy="Stopping…" />
      ) : null}
    </div>
  );
}

function wordsOf({ sent, most, nextAt, stoppedAt, isOn, isLocked, suppressedBy }: ReminderState) {
  const count = `${sent} of ${most} reminders sent`;
  if (stoppedAt)
    return (
      <>
        Reminders for this request have been stopped since <Time at={stoppedAt} />. {count}.
      </>
    );
  if (!isOn) return `Reminders are off in your company’s settings. ${count}.`;
  if (suppressedBy) {
    const { why, resume } = SUPPRESSED_WORDS[suppressedBy];
    return `${why} ${count}. ${resume}`;
  }
  if (isLocked) return `Reminders are paused while the link is locked. ${count}.`;
  if (sent >= most) return `All ${most} reminders were sent.`;
  if (nextAt)
    return (
      <>
        {count}. The next reminder is sent on <Time at={nextAt} /> unless your customer answers first.
      </>
    );
  return `Once you have sent the link from this page, we remind your customer after 2 days, then twice more, 3 days apart. Reminders stop as soon as they answer.`;
}
