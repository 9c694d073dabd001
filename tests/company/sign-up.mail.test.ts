import { describe, expect, test, vi } from "vitest";
import { confirmSignUp, findWaitingSignUp } from "@/lib/company/confirm-sign-up";
import { signUp } from "@/lib/company/sign-up";
import { pool } from "@/lib/store/client";
import { testDatabase } from "@/tests/support/database";
import { testMail } from "@/tests/support/mail";
import {
  actionsOf,
  codeOf,
  mailsTo,
  makePerson,
  newAddress,
  newEmail,
  PASSWORD,
  personOf,
  tokenTo,
} from "@/tests/support/people";

testDatabase();
const mail = testMail();

const inputOf = (email: string) => ({
  name: "Kim Chen",
  company: "Rowan Finance",
  email,
  password: PASSWORD,
  address: newAddress(),
});
const hour = 3_600_000;

async function begin(email = newEmail()): Promise<{ email: string; token: string }> {
  await signUp(inputOf(email));
  return { email, token: await tokenTo(mail, email) };
}

const confirm = (token: string, password = PASSWORD, now = new Date()) =>
  confirmSignUp({ token, password, userAgent: null }, now);

describe("signing up", () => {
  test("creates the company and its owner, and signs the owner in, when the emailed link is opened and a password is set", async () => {
    const { email, token } = await begin();
    expect(await findWaitingSignUp(token)).toEqual({ email, companyName: "Rowan Finance" });
    const person = await personOf((await confirm(token)).sessionId);
    expect(person).toMatchObject({ email, name: "Kim Chen", isConfirmed: true, secondFactorAt: null });
    expect(await actionsOf(person.companyId ?? "")).toEqual(["company.created", "member.signed_in"]);
  });

  test("responds identically for an address that has an account, and mentions the account only in the email", async () => {
    const { email } = await makePerson();
    expect(await signUp(inputOf(email))).toBe(await signUp(inputOf(newEmail())));
    const [reported] = await mailsTo(mail, email);
    expect(reported?.subject).toBe("You already have an account");
    expect(reported?.text).not.toContain("token=");
    const { rowCount } = await pool().query("select 1 from sign_up where email = $1", [email]);
    expect(rowCount).toBe(0);
  });

  test("stores neither the link nor the password in plain text", async () => {
    const { email, token } = await begin();
    const { rows } = await pool().query("select sign_up::text as row from sign_up where email = $1", [email]);
    expect(rows).toHaveLength(1);
    expect(rows[0].row).not.toContain(token);
    expect(rows[0].row).not.toContain(PASSWORD);
  });

  test("creates no account if the recipient only clicks the link", async () => {
    const { token } = await begin();
    expect(await codeOf(confirm(token, "not the password"))).toBe("invalid");
    expect(await findWaitingSignUp(token)).not.toBeNull();
  });

  test("creates only one company even if a link is opened twice at the same time, and none for an expired or invented link", async () => {
    const { token } = await begin();
    const codes = await Promise.all([codeOf(confirm(token)), codeOf(confirm(token))]);
    expect(codes.sort()).toEqual(["gone", null].sort());
    expect(await codeOf(confirm(token))).toBe("gone");
    const late = await begin();
    expect(await codeOf(confirm(late.token, PASSWORD, new Date(Date.now() + 25 * hour)))).toBe("gone");
    expect(await codeOf(confirm("made-up"))).toBe("gone");
  });

  test("refuses an easily guessed password before any other check, whether or not the address has an account", async () => {
    const { email } = await makePerson();
    for (const to of [email, newEmail()])
      expect(await codeOf(signUp({ ...inputOf(to), password: "rowanfinance1" }))).toBe("invalid");
  });

  test("sends an address three emails for one IP address and then makes that IP address wait, whether or not there is an account", async () => {
    const { email } = await makePerson();
    for (const to of [email, newEmail()]) {
      const input = inputOf(to);
      const codes = [];
      for (let n = 0; n < 5; n++) codes.push(await codeOf(signUp(input)));
      expect(codes).toEqual([null, null, null, "too_many", "too_many"]);
      expect(await codeOf(signUp(inputOf(to)))).toBeNull();
    }
  });

  test("puts no text from the person who signs up into the subject", async () => {
    const { email } = await begin();
    expect((await mailsTo(mail, email)).at(-1)?.subject).toBe("Confirm your address");
  });

  test("limits emails that many IP addresses request, without revealing the limit", async () => {
    const { email } = await makePerson();
    for (const to of [email, newEmail()]) {
      for (let n = 0; n < 9; n++) expect(await codeOf(signUp(inputOf(to)))).toBeNull();
      expect(await mailsTo(mail, to)).toHaveLength(6);
    }
  });

  test("counts every attempt of an IP address before checking the password", async () => {
    const address = newAddress();
    const attempt = () => codeOf(signUp({ ...inputOf(newEmail()), password: "rowanfinance1", address }));
    for (let n = 0; n < 20; n++) expect(await attempt()).toBe("invalid");
    expect(await attempt()).toBe("too_many");
  });
});

vi.setConfig({ testTimeout: 60_000 });
