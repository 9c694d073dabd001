import type { FormAction } from "@/lib/contract/form";
import { EVENT_TYPES } from "@/lib/rules/request";
import { TypedSelect } from "../ui/typed";
import { ActForm } from "./act-form";

const CHOICES = EVENT_TYPES.map((value) => ({ value, label: value }));

/** Sends an event marked as a test. */
export function WebhookTest({
  action,
  hidden = {},
}: {
  action: FormAction;
  hidden?: Record<string, string>;
}) {
  return (
    <ActForm action={action} hidden={hidden} label="Send the test" busy="Sending…">
      <TypedSelect label="Event" name="event" choices={CHOICES} chosen="report.ready" />
    </ActForm>
  );
}
