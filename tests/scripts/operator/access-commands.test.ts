import { expect, test } from "vitest";
import * as many from "@/app/v1/requests/route";
import { db } from "@/lib/store/client";
import { revoke } from "@/scripts/operator/access-commands";
import { runOperatorCommand } from "@/scripts/operator/operator-command";
import { call } from "@/tests/support/call";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";

testDatabase();

test("revoking a leaked key stops it immediately, keeps the firm's second key working, and is possible once", async () => {
  const firm = await makeCompany();
  const status = async (key: string) => (await call(many.GET, { key })).status;
  expect(await status(firm.liveKey)).toBe(200);
  const { lines, code } = await revoke(firm.liveKey);
  expect([lines[0], code]).toEqual([
    expect.stringMatching(`^Revoked \\(company ${firm.companyId}, live\\)`),
    0,
  ]);
  expect(lines.join()).not.toContain("svc_");
  expect([await status(firm.liveKey), await status(firm.testKey)]).toEqual([401, 200]);
  for (const key of [firm.liveKey, "", "svc_live_nonsense"])
    expect(await revoke(key)).toEqual({ lines: ["The file does not contain an active key."], code: 1 });
});

test("ending one user's sessions signs no other user out", async () => {
  const one = String((await makeCompany()).actor.id);
  const other = String((await makeCompany()).actor.id);
  const expiresAt = new Date(Date.now() + 3_600_000);
  const data = [one, other].map((userId) => ({ id: `ses_of_${userId}`, userId, expiresAt }));
  await db().session.createMany({ data });
  const { email } = await db().user.findUniqueOrThrow({ where: { id: one } });
  expect(await runOperatorCommand(["end-sessions", email.toUpperCase()])).toMatchObject({
    lines: ["1 sessions ended."],
    code: 0,
  });
  expect(await db().session.findMany({ where: { revokedAt: null } })).toMatchObject([{ userId: other }]);
  expect((await runOperatorCommand(["end-sessions", "unknown@example.com"])).code).toBe(1);
  expect((await runOperatorCommand(["end-sessions"])).lines).toEqual(["1 sessions ended."]);
});

test("ending every session signs every user out, and counts the sessions", async () => {
  const firm = await makeCompany();
  const userId = String(firm.actor.id);
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db().session.createMany({ data: ["ses_one", "ses_two"].map((id) => ({ id, userId, expiresAt })) });
  expect((await runOperatorCommand(["end-sessions"])).lines).toEqual(["2 sessions ended."]);
  expect(await db().session.count({ where: { userId, revokedAt: null } })).toBe(0);
  expect((await runOperatorCommand(["end-sessions"])).lines).toEqual(["0 sessions ended."]);
});
