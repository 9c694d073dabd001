import { describe, expect, test, vi } from "vitest";
import { acceptAsMember } from "@/lib/identity/accept-invitation";
import { askEmailChange, EMAIL_LINK_HOURS } from "@/lib/identity/change-email";
import { changePassword } from "@/lib/identity/change-password";
import { checkPerson, type SignedInPerson } from "@/lib/identity/check-person";
import { confirmEmail, EMAIL_UNDO_DAYS, findEmailChange } from "@/lib/identity/confirm-email";
import { settleBackground } from "@/lib/identity/in-background";
import { inviteMember } from "@/lib/identity/invite-member";
import { mailResetLink, mailSignInLink } from "@/lib/identity/mail-sign-in-link";
import { resetPassword } from "@/lib/identity/reset-password";
import { signInByLink } from "@/lib/identity/sign-in-by-link";
import { findEmailUndo, undoEmail } from "@/lib/identity/undo-email";
import { listPasskeys } from "@/lib/store/read/passkey";
import { addPasskey } from "@/lib/store/write/passkey";
import { testDatabase } from "@/tests/support/database";
import { testMail } from "@/tests/support/mail";
import { OPERATORS } from "@/tests/support/operator";
import {
  actionsOf,
  addTotp,
  codeOf,
  mailsTo,
  makePerson,
  makeSignedIn,
  newAddress,
  newEmail,
  PASSWORD,
  personOf,
  signInAsPerson,
  tokenTo,
} from "@/tests/support/people";

testDatabase();
const mail = testMail();
vi.setConfig({ testTimeout: 90_000 });

const NEXT = "purple kettle ninety";
const HOUR_MS = 3_600_000;
const later = (ms: number) => new Date(Date.now() + ms);

/** Requests another address; returns the token of the emailed link, or an empty string if none was sent. */
async function ask(person: SignedInPerson, email = newEmail()): Promise<string> {
  await askEmailChange(person, { email, address: newAddress() });
  return tokenTo(mail, email);
}

/** Completes a change. Returns both addresses, the token of the link that undoes the change, and the signed-in user. */
async function change(person: SignedInPerson) {
  const [from, to] = [person.email, newEmail()];
  await confirmEmail(person, await ask(person, to));
  return { from, to, undo: await tokenTo(mail, from), person: await personOf(person.sessionId) };
}

const undo = (token: string, now = new Date()) => undoEmail({ token, address: newAddress() }, now);
const subjectsTo = async (email: string) => (await mailsTo(mail, email)).map(({ subject }) => subject);

describe("a new email address", () => {
  test("applies once its emailed link is opened, which ends all other sessions and adds an audit entry", async () => {
    const { person, companyId } = await makeSignedIn();
    const { sessionId: elsewhere } = await signInAsPerson(person);
    const to = newEmail();
    const token = await ask(person, to);
    expect(await personOf(person.sessionId)).toMatchObject({ email: person.email, isConfirmed: false });
    for (let n = 0; n < 2; n++) expect(await findEmailChange(token)).toMatchObject({ to });
    expect(await subjectsTo(person.email)).toEqual(["Someone asked to change your email address"]);
    await confirmEmail(person, token);
    expect(await personOf(person.sessionId)).toMatchObject({ email: to, isConfirmed: true });
    expect(await checkPerson(elsewhere)).toBeNull();
    expect(await codeOf(signInAsPerson({ email: person.email }))).toBe("signed_out");
    expect(await codeOf(signInAsPerson({ email: to }))).toBeNull();
    expect(await subjectsTo(person.email)).toContain("Your address was changed");
    expect((await subjectsTo(to)).at(-1)).toBe("This is now your account’s email address");
    expect(await actionsOf(companyId)).toEqual(
      expect.arrayContaining(["member.email_change_asked", "member.email_changed"]),
    );
  });

  test("is applied once by its link, within hours, only for the user who requested it", async () => {
    const [{ person }, { person: other }] = [await makeSignedIn(), await makeSignedIn()];
    const token = await ask(person);
    expect(await codeOf(confirmEmail(other, token))).toBe("gone");
    expect(await codeOf(confirmEmail(person, "made-up"))).toBe("gone");
    expect(await codeOf(confirmEmail(person, token, later(EMAIL_LINK_HOURS * HOUR_MS)))).toBe("gone");
    expect(await codeOf(signInByLink(token, null))).toBe("gone");
    expect(await codeOf(resetPassword({ token, password: NEXT, address: newAddress() }))).toBe("gone");
    const twice = await Promise.all([1, 2].map(() => codeOf(confirmEmail(person, token))));
    expect(twice.sort()).toEqual(["gone", null]);
  });

  test("is cancelled when the user requests a different address or changes the password", async () => {
    const { person } = await makeSignedIn();
    const first = await ask(person);
    const second = await ask(person);
    expect(await codeOf(confirmEmail(person, first))).toBe("gone");
    await changePassword(person, NEXT);
    expect(await codeOf(confirmEmail(person, second))).toBe("gone");
  });

  test("voids the links emailed to the old address", async () => {
    const { person } = await makeSignedIn();
    await mailSignInLink({ email: person.email, address: newAddress(), back: null });
    const link = await tokenTo(mail, person.email);
    await mailResetLink({ email: person.email, address: newAddress() });
    const reset = await tokenTo(mail, person.email);
    await change(person);
    expect(await codeOf(signInByLink(link, null))).toBe("gone");
    expect(await codeOf(resetPassword({ token: reset, password: NEXT, address: newAddress() }))).toBe("gone");
  });

  test("makes invitations to it usable, and invitations to the old address unusable", async () => {
    const [{ person }, owner] = [await makeSignedIn(), await makePerson()];
    const to = newEmail();
    const inviter = { companyId: owner.companyId, role: "owner", name: "Robin" } as const;
    const invite = async (email: string) => {
      const actor = { kind: "member", id: owner.userId } as const;
      await inviteMember({ ...inviter, actor }, { email, role: "viewer" });
      return tokenTo(mail, email);
    };
    const [toOld, toNew] = [await invite(person.email), await invite(to)];
    expect(await codeOf(acceptAsMember(person, toNew))).toBe("not_allowed");
    await confirmEmail(person, await ask(person, to));
    const changed = await personOf(person.sessionId);
    expect(await codeOf(acceptAsMember(changed, toOld))).toBe("not_allowed");
    expect(await codeOf(acceptAsMember(changed, toNew))).toBeNull();
  });
});

describe("an email address that cannot be used", () => {
  test("is treated like a usable address, except in the email, if it belongs to an account or an operator", async () => {
    const other = await makePerson();
    for (const email of [other.email, OPERATORS.first]) {
      const { person, companyId } = await makeSignedIn();
      const pending = await ask(person);
      expect(await ask(person, email)).toBe("");
      expect(await subjectsTo(email)).toEqual(["This address is already used by another account"]);
      // The result is the same as for any other address: earlier requests are void, and an email goes to the old
      // address.
      expect(await codeOf(confirmEmail(person, pending))).toBe("gone");
      expect(await subjectsTo(person.email)).toHaveLength(2);
      const asked = (await actionsOf(companyId)).filter((each) => each === "member.email_change_asked");
      expect(asked).toHaveLength(2);
    }
  });

  test("stays with a person who took it in the meantime, or at the same moment", async () => {
    const [one, two] = [await makeSignedIn(), await makeSignedIn()];
    const to = newEmail();
    const first = await ask(one.person, to);
    const second = await ask(two.person, to);
    const both = await Promise.all([
      codeOf(confirmEmail(one.person, first)),
      codeOf(confirmEmail(two.person, second)),
    ]);
    expect(both.sort()).toEqual(["gone", null]);
    await settleBackground();
  });

  test("is refused at its link if the settings made it an operator's address after the request", async () => {
    const { person } = await makeSignedIn();
    const token = await ask(person);
    const to = (await findEmailChange(token))?.to ?? "";
    const { OPERATOR_EMAILS: names } = (await import("@/lib/env/env")).env();
    names.push(to);
    expect(await codeOf(confirmEmail(person, token))).toBe("gone");
    names.pop();
  });

  test("is refused if the user already has it, and after five requests the user has to wait", async () => {
    const { person } = await makeSignedIn();
    expect(await codeOf(ask(person, person.email))).toBe("invalid");
    for (let n = 0; n < 5; n++) expect(await codeOf(ask(person))).toBeNull();
    expect(await codeOf(ask(person))).toBe("too_many");
  });
});

describe("the old email address", () => {
  test("is restored by its emailed link, once and for three days, and the person who changed it is locked out", async () => {
    const { person: owner, companyId } = await makeSignedIn();
    const { person, from, to, undo: token } = await change(owner);
    await addPasskey({
      userId: person.userId,
      credentialId: `cred-${person.userId}`,
      publicKey: new Uint8Array([1]),
      counter: 0,
      transports: [],
      isBackedUp: false,
      name: "Theirs",
      now: new Date(),
    });
    await addTotp(person, new Date());
    // A thief would change the password next, to keep the account. The link must still work after that.
    await changePassword(person, NEXT);
    expect(await codeOf(undo(token, later(EMAIL_UNDO_DAYS * 24 * HOUR_MS)))).toBe("gone");
    expect(await findEmailUndo(token)).toEqual({ email: from });
    await undo(token);
    expect(await checkPerson(person.sessionId)).toBeNull();
    for (const email of [from, to])
      for (const password of [PASSWORD, NEXT])
        expect(await codeOf(signInAsPerson({ email }, password))).toBe("signed_out");
    expect(await listPasskeys(person.userId)).toEqual([]);
    expect(await codeOf(undo(token))).toBe("gone");
    await mailResetLink({ email: from, address: newAddress() });
    const reset = await tokenTo(mail, from);
    await resetPassword({ token: reset, password: "third kettle eighty", address: newAddress() });
    expect(await signInAsPerson({ email: from }, "third kettle eighty")).toMatchObject({
      awaitsSecond: false,
    });
    expect(await actionsOf(companyId)).toContain("member.email_put_back");
  });

  test("keeps the sign-in methods from before the change", async () => {
    const { person: owner } = await makeSignedIn();
    await addTotp(owner, later(-60_000));
    const { person, undo: token } = await change(owner);
    await undo(token);
    await mailSignInLink({ email: owner.email, address: newAddress(), back: null });
    const link = await tokenTo(mail, owner.email);
    expect(await signInByLink(link, null)).toMatchObject({ userId: person.userId, awaitsSecond: true });
  });

  test("takes precedence over every later address, even after several changes", async () => {
    const { person: owner } = await makeSignedIn();
    const first = await change(owner);
    const second = await change(first.person);
    // The second undo link restores the address between the two changes, and does not void the first link.
    await undo(second.undo);
    await undo(first.undo);
    expect(await codeOf(undo(second.undo))).toBe("gone");
    await mailSignInLink({ email: first.from, address: newAddress(), back: null });
    const { sessionId } = await signInByLink(await tokenTo(mail, first.from), null);
    expect(await personOf(sessionId)).toMatchObject({ userId: owner.userId, email: first.from });
  });

  test("is not taken from another person who has it now", async () => {
    const { person: owner } = await makeSignedIn();
    const { from, undo: token } = await change(owner);
    const { person: other } = await makeSignedIn();
    await confirmEmail(other, await ask(other, from));
    expect(await codeOf(undo(token))).toBe("gone");
    expect((await personOf(other.sessionId)).email).toBe(from);
  });
});
