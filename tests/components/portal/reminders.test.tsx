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
  isBarred: false,
};
const act = () => Promise.reject(new Error("this test presses no button"));
const wordsOf = (more: Partial<ReminderState>) =>
  renderToStaticMarkup(<Reminders id="req_x" state={{ ...STATE, ...more }} stop={act} resume={act} />);

test("the reminders card shows no next reminder and no stop button if the last message bounced", () => {
  expect(wordsOf({})).toContain("The next is sent on");
  expect(wordsOf({})).toContain("Stop reminders");
  expect(wordsOf({ isBarred: true })).toContain("No reminders are sent to an address that bounced");
  expect(wordsOf({ isBarred: true })).not.toMatch(/The next is sent on|Stop reminders/);
});
