import { beforeEach, expect, test } from "vitest";
import { env } from "@/lib/env/env";
import { SCHEDULE } from "@/lib/jobs/functions";
import { mailOperators } from "@/lib/messages/mail-operators";
import { db } from "@/lib/store/client";
import { releaseProvider } from "@/lib/store/write/upstream-breaker";
import { testDatabase } from "@/tests/support/database";
import { testMail } from "@/tests/support/mail";
import { stopEnding } from "@/tests/support/stop-ending";

testDatabase();
const mail = testMail();

beforeEach(() => db().upstreamBreaker.deleteMany({}));

const LIVE_BASIQ = { provider: "basiq", environment: "live" } as const;

test("the scheduled task emails each operator once when ending consents is stopped, with counts and a link to resume it", async () => {
  const job = SCHEDULE.find(({ id }) => id === "operators");
  await job?.run();
  expect(mail.sent).toEqual([]);
  await stopEnding("basiq");
  for (let minute = 0; minute < 3; minute++) await job?.run();
  expect(mail.sent.map(({ to }) => to).sort()).toEqual([...env().OPERATOR_EMAILS].sort());
  expect(mail.sent).toHaveLength(2);
  for (const { subject, text } of mail.sent) {
    expect(subject).toBe("We stopped ending consents: basiq (live)");
    expect(text).toContain("4 of 120 customers");
    expect(text).toContain("http://localhost:3000/operator/upstream");
  }
});

test("operators get an email each time ending consents is stopped, but none if it was released before the email", async () => {
  await stopEnding("basiq", new Date(Date.now() - 3_600_000));
  await mailOperators();
  await releaseProvider(LIVE_BASIQ, "a test", new Date());
  await mailOperators();
  expect(mail.sent).toHaveLength(2);
  await stopEnding("basiq");
  await mailOperators();
  expect(mail.sent).toHaveLength(4);
  await stopEnding("fiskil");
  await releaseProvider({ ...LIVE_BASIQ, provider: "fiskil" }, "a test", new Date(Date.now() + 1_000));
  await mailOperators();
  expect(mail.sent).toHaveLength(4);
});

test("an email to operators that the email provider refuses temporarily is sent at the next attempt", async () => {
  await stopEnding("basiq");
  mail.answer = { status: 422 };
  await mailOperators().catch(() => undefined);
  expect(mail.sent).toEqual([]);
  mail.answer = null;
  await mailOperators();
  expect(mail.sent.map(({ to }) => to).sort()).toEqual([...env().OPERATOR_EMAILS].sort());
});
