import type { FormAction } from "@/lib/contract/form";
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
  /** True if the last message bounced permanently or its recipient complained, so we send them nothing more. */
  isBarred: boolean;
};

/** Shows when the customer is reminded next, with a button to stop the reminders. */
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
      ) : state.isOn && !state.isBarred && state.sent < state.most ? (
        <ActForm action={stop} hidden={{ id }} label="Stop reminders for this request" busy="Stopping…" />
      ) : null}
    </div>
  );
}

function wordsOf({ sent, most, nextAt, stoppedAt, isOn, isLocked, isBarred }: ReminderState) {
  const count = `${sent} of ${most} reminders were sent`;
  if (stoppedAt)
    return (
      <>
        Reminders for this request have been stopped since <Time at={stoppedAt} />. {count}.
      </>
    );
  if (!isOn) return `Reminders are off in your company’s settings. ${count}.`;
  if (isBarred)
    return `No reminders are sent to an address that bounced. ${count}. Reminders resume once the link is sent to another address or by text message.`;
  if (isLocked) return `Reminders are paused while the link is locked. ${count}.`;
  if (sent >= most) return `All ${most} reminders were sent.`;
  if (nextAt)
    return (
      <>
        {count}. The next is sent on <Time at={nextAt} /> unless your customer answers first.
      </>
    );
  return `Once you have sent the link from this page, we remind your customer after 2 days, then twice more, 3 days apart. Reminders stop as soon as they answer.`;
}
