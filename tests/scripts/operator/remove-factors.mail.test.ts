import { expect, test } from "vitest";
import { db } from "@/lib/store/client";
import { readChain } from "@/lib/store/read/audit";
import { runOperatorCommand } from "@/scripts/operator/operator-command";
import { testDatabase } from "@/tests/support/database";
import { testMail } from "@/tests/support/mail";
import { mailsTo, makePerson } from "@/tests/support/people";

testDatabase();
const mail = testMail();

const now = new Date();
type Factor = "an authenticator" | "recovery codes" | "a passkey";
const add: Record<Factor, (userId: string) => Promise<unknown>> = {
  "an authenticator": (userId) =>
    db().user.update({ where: { id: userId }, data: { totpAt: now, totpSealed: new Uint8Array([1]) } }),
  "recovery codes": (userId) =>
    db().recoveryCode.create({
      data: { id: `rec_${userId}`, userId, hash: Buffer.from(userId), createdAt: now },
    }),
  "a passkey": (userId) =>
    db().passkey.create({
      data: {
        id: `psk_${userId}`,
        userId,
        credentialId: `of-${userId}`,
        publicKey: new Uint8Array([3]),
        name: "Phone",
      },
    }),
};
const remove = (email: string) => runOperatorCommand(["remove-factors", "--email", email]);

async function factorsOf(userId: string) {
  const { totpAt, totpSealed } = await db().user.findUniqueOrThrow({ where: { id: userId } });
  const where = { where: { userId } };
  return [totpAt, totpSealed, await db().recoveryCode.count(where), await db().passkey.count(where)];
}

test.each<[string, Factor[]]>([
  ["an authenticator and recovery codes", ["an authenticator", "recovery codes"]],
  ["only a passkey", ["a passkey"]],
  ["every factor", ["an authenticator", "recovery codes", "a passkey"]],
])("remove-factors removes %s, ends the sessions and emails the person, once", async (_, factors) => {
  const [{ userId, email, companyId }, other] = await Promise.all([makePerson(), makePerson()]);
  const expiresAt = new Date(now.getTime() + 3_600_000);
  await db().session.create({ data: { id: `ses_${userId}`, userId, expiresAt } });
  for (const factor of factors) await add[factor](userId);
  await add["a passkey"](other.userId);

  const { lines, code } = await remove(email.toUpperCase());
  expect([code, lines]).toEqual([
    0,
    ["Their second factors were removed and their sessions ended. We emailed them."],
  ]);
  expect(await factorsOf(userId)).toEqual([null, null, 0, 0]);
  expect(await db().session.count({ where: { userId, revokedAt: null } })).toBe(0);
  expect((await readChain(companyId, 0, 100)).at(-1)).toMatchObject({
    action: "member.factors_removed",
    actor: { kind: "operator", id: null },
    detail: { user_id: userId },
  });
  expect(await factorsOf(other.userId)).toEqual([null, null, 0, 1]);

  expect((await remove(email)).code).toBe(1);
  const mails = await mailsTo(mail, email);
  expect(mails.map(({ subject }) => subject)).toEqual(["Your second factors were removed"]);
  expect(mails[0]?.text).toMatch(
    /removed your authenticator, recovery codes and passkeys, and signed you out everywhere/,
  );
});

test("remove-factors says that no account has the address", async () => {
  expect(await remove("unknown@example.com")).toEqual({ lines: ["No account has this address."], code: 1 });
});

test.each([
  ["refuses the email", 422],
  ["is out of order", 500],
])("remove-factors removes the factors even if the email provider %s, and says so", async (_, status) => {
  const { userId, email } = await makePerson();
  await add["a passkey"](userId);
  mail.answer = { status, body: { name: "validation_error", message: "no" } };
  const { lines, code } = await remove(email);
  expect([code, lines.join()]).toEqual([
    0,
    expect.stringMatching(/No email was sent: notify the person yourself\.$/),
  ]);
  expect(await factorsOf(userId)).toEqual([null, null, 0, 0]);
});
