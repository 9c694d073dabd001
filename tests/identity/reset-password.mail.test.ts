import { describe, expect, test, vi } from "vitest";
import { changePassword } from "@/lib/identity/change-password";
import { checkPerson } from "@/lib/identity/check-person";
import { mailResetLink } from "@/lib/identity/mail-sign-in-link";
import { resetPassword } from "@/lib/identity/reset-password";
import { signIn } from "@/lib/identity/sign-in";
import { signInByLink } from "@/lib/identity/sign-in-by-link";
import { testDatabase } from "@/tests/support/database";
import { testMail } from "@/tests/support/mail";
import {
  actionsOf,
  addTotp,
  codeOf,
  mailsTo,
  makePerson,
  makeSignedIn,
  newAddress,
  newEmail,
  signInAsPerson,
  tokenTo,
} from "@/tests/support/people";

testDatabase();
const mail = testMail();
const NEXT = "purple kettle ninety";

const reset = (token: string, password: string, now = new Date(), address = newAddress()) =>
  resetPassword({ token, password, address }, now);

async function linkTo(email: string): Promise<string> {
  await mailResetLink({ email, address: newAddress() });
  return tokenTo(mail, email);
}

describe("resetting a forgotten password", () => {
  test("works once through an emailed link, ends every session and notifies the user", async () => {
    const { person, companyId } = await makeSignedIn();
    const token = await linkTo(person.email);
    await reset(token, NEXT);
    expect(await checkPerson(person.sessionId)).toBeNull();
    expect(await codeOf(signInAsPerson(person))).toBe("signed_out");
    expect(await codeOf(signInAsPerson(person, NEXT))).toBeNull();
    expect(await codeOf(reset(token, "another good one, yes"))).toBe("gone");
    expect((await mailsTo(mail, person.email)).at(-1)?.subject).toBe("Your password was changed");
    expect(await actionsOf(companyId)).toContain("member.password_reset");
  });

  test("does not remove the second factor", async () => {
    const { person } = await makeSignedIn();
    await addTotp(person, new Date());
    await reset(await linkTo(person.email), NEXT);
    expect(await signInAsPerson(person, NEXT)).toMatchObject({ awaitsSecond: true });
  });

  test("is refused for an expired, invented or sign-in link, and for a weak password", async () => {
    const { email } = await makePerson();
    const token = await linkTo(email);
    const late = new Date(Date.now() + 31 * 60_000);
    expect(await codeOf(reset(token, NEXT, late))).toBe("gone");
    expect(await codeOf(reset("made-up", NEXT))).toBe("gone");
    expect(await codeOf(signInByLink(token, null))).toBe("gone");
    expect(await codeOf(reset(token, "password12345"))).toBe("invalid");
    expect(await codeOf(reset(token, NEXT))).toBeNull();
  });

  test("counts every attempt of an IP address before any other work", async () => {
    const address = newAddress();
    for (let n = 0; n < 20; n++)
      expect(await codeOf(reset("made-up", NEXT, new Date(), address))).toBe("gone");
    expect(await codeOf(reset("made-up", NEXT, new Date(), address))).toBe("too_many");
  });

  test("clears the failed attempts at the account from all addresses", async () => {
    const person = await makePerson();
    const address = newAddress();
    const at = (password: string) => signIn({ email: person.email, password, address, userAgent: null });
    for (let n = 0; n < 6; n++) await codeOf(at("wrong"));
    expect(await codeOf(at("wrong"))).toBe("too_many");
    await reset(await linkTo(person.email), NEXT);
    expect(await codeOf(at(NEXT))).toBeNull();
  });

  test("sends no email if there is no account", async () => {
    const nobody = newEmail();
    await mailResetLink({ email: nobody, address: newAddress() });
    expect(await mailsTo(mail, nobody)).toEqual([]);
  });
});

describe("changing a password", () => {
  test("ends all other sessions, voids emailed links, and notifies the user", async () => {
    const { person, companyId } = await makeSignedIn();
    const other = await signInAsPerson(person);
    const token = await linkTo(person.email);
    await changePassword(person, NEXT);
    expect(await checkPerson(person.sessionId)).not.toBeNull();
    expect(await checkPerson(other.sessionId)).toBeNull();
    expect(await codeOf(reset(token, "another good one, yes"))).toBe("gone");
    expect((await mailsTo(mail, person.email)).at(-1)?.subject).toBe("Your password was changed");
    expect(await actionsOf(companyId)).toContain("member.password_changed");
  });
});

vi.setConfig({ testTimeout: 60_000 });
