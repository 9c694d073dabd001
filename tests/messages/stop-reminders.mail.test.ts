import { describe, expect, test } from "vitest";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { remindCustomer } from "@/lib/messages/remind-customer";
import { resumeReminders } from "@/lib/messages/resume-reminders";
import { stopReminders } from "@/lib/messages/stop-reminders";
import { findReminderLook } from "@/lib/store/read/reminder";
import { listAudit } from "@/lib/store/read/request";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { DAY_MS, inviteCustomer, onDay } from "@/tests/support/invite";
import { testMail } from "@/tests/support/mail";

const provider = testMail();
testDatabase();

describe("a request's reminders", () => {
  test("stop, and continue from the same point a day after the firm resumes them; each change is recorded once", async () => {
    const { firm, id } = await inviteCustomer(provider);
    await remindCustomer(firm.live, id, onDay(2));
    await stopReminders(firm.live, id, firm.actor);
    await stopReminders(firm.live, id, firm.actor);
    expect(await remindCustomer(firm.live, id, onDay(5))).toBeNull();
    expect(provider.sent).toHaveLength(1);
    await resumeReminders(firm.live, id, firm.actor);
    await resumeReminders(firm.live, id, firm.actor);
    expect(await findReminderLook(firm.live, id)).not.toBeNull();
    expect(await remindCustomer(firm.live, id, onDay(6))).toBe(3 * DAY_MS);
    expect(provider.sent).toHaveLength(2);
    const actions = (await listAudit(firm.live, id)).map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith("request.reminders_"))).toEqual([
      "request.reminders_stopped",
      "request.reminders_resumed",
    ]);
  });

  test("do not change for a request that has ended or belongs to another firm", async () => {
    const { firm, id } = await inviteCustomer(provider);
    const other = await makeCompany();
    for (const scope of [other.live, firm.test]) {
      await expect(stopReminders(scope, id, other.actor)).rejects.toMatchObject({ code: "not_found" });
      await expect(resumeReminders(scope, id, other.actor)).rejects.toMatchObject({ code: "not_found" });
      expect(await findReminderLook(scope, id)).toBeNull();
    }
    await withdrawRequest(firm.live, id, { by: "firm", actor: firm.actor });
    await expect(stopReminders(firm.live, id, firm.actor)).rejects.toMatchObject({ code: "conflict" });
  });
});
