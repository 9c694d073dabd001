import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { findLocalMail } from "@/lib/company/list-local-mail";
import { createRequest } from "@/lib/connect/create-request";
import { findWays } from "@/lib/deliver/find-ways";
import { sendInvite } from "@/lib/deliver/send-invite";
import { asWorker } from "@/lib/store/client";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { testSms } from "@/tests/support/sms";
import { WISH } from "@/tests/support/wish";

const folder = mkdtempSync(path.join(tmpdir(), "surplus-test-outbox-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
Object.assign(process.env, { SURPLUS_LOCAL: "1", DATA_DIR: folder });
delete process.env.RESEND_API_KEY;
const provider = testSms();
testDatabase();

test("in test an invite ends in the local outbox, whatever provider there is, and nobody is reminded", async () => {
  const firm = await makeCompany("Harbour Lending");
  const { id } = await createRequest(firm.test, WISH, firm.actor);
  const url = `http://localhost:3000/connect/${id}`;
  for (const [channel, to] of [
    ["sms", "0412 345 678"],
    ["email", "priya@example.com"],
  ] as const)
    await sendInvite(firm.test, id, { channel, to }, url, firm.actor);
  expect(provider.sent).toEqual([]);
  const kept = (await findLocalMail()) ?? [];
  expect(kept.map(({ channel, to }) => `${channel} ${to}`).sort()).toEqual([
    "email priya@example.com",
    "sms +61412345678",
  ]);
  for (const { text } of kept) expect(text).toContain(url);
  expect(await asWorker((tx) => tx.outbox.findMany({ where: { subjectId: id } }))).toEqual([]);
  expect(findWays(firm.test)).toEqual({ email: true, sms: true, isOutbox: true });
});
