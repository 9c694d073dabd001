import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type ReminderState, Reminders } from "@/components/portal/reminders";

const STATE: ReminderState = {
  sent: 1,
  most: 3,
  nextAt: new Date("2026-11-24T01:00:00Z"),
  stoppedAt: null,
  isOn: true,
  isLocked: false,
  suppressedBy: null,
};
const act = () => Promise.reject(new Error("this test presses no button"));
const wordsOf = (more: Partial<ReminderState>) =>
  renderToStaticMarkup(<Reminders id="req_x" state={{ ...STATE, ...more }} stop={act} resume={act} />);

test("the reminders card shows no next reminder and no stop button if the last message bounced", () => {
  expect(wordsOf({})).toContain("The next reminder is sent on");
  expect(wordsOf({})).toContain("Stop reminders");
  expect(wordsOf({ suppressedBy: "bounced" })).toContain("an email to this customer’s address bounced");
  expect(wordsOf({ suppressedBy: "bounced" })).not.toMatch(/The next reminder is sent on|Stop reminders/);
});

test("the reminders card names a complaint or an opt-out as the reason, and what makes reminders resume", () => {
  const complained = wordsOf({ suppressedBy: "complained" });
  expect(complained).toContain("reported as spam");
  expect(complained).toContain(
    "1 of 3 reminders sent. Reminders resume once the link is sent to another address",
  );
  const stopped = wordsOf({ suppressedBy: "stopped" });
  expect(stopped).toContain("has opted out of text messages");
  expect(stopped).toContain(
    "1 of 3 reminders sent. Reminders resume once the link is sent to another number",
  );
  for (const words of [complained, stopped])
    expect(words).not.toMatch(/bounced|The next reminder is sent on|Stop reminders/);
});
