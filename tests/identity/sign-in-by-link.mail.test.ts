import { describe, expect, test, vi } from "vitest";
import { mailSignInLink } from "@/lib/identity/mail-sign-in-link";
import { findLinkOwner, signInByLink } from "@/lib/identity/sign-in-by-link";
import { pool } from "@/lib/store/client";
import { testDatabase } from "@/tests/support/database";
import { testMail } from "@/tests/support/mail";
import {
  addTotp,
  codeOf,
  mailsTo,
  makePerson,
  makeSignedIn,
  newAddress,
  newEmail,
  personOf,
  tokenTo,
} from "@/tests/support/people";

testDatabase();
const mail = testMail();
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

async function linkTo(email: string): Promise<string> {
  await mailSignInLink({ email, address: newAddress(), back: null });
  return tokenTo(mail, email);
}

describe("signing in by an emailed link", () => {
  test("works once, although the link's page may be opened any number of times before", async () => {
    const { email } = await makePerson();
    const token = await linkTo(email);
    for (let n = 0; n < 3; n++) expect(await findLinkOwner(token)).toEqual({ email });
    const person = await personOf((await signInByLink(token, null)).sessionId);
    expect(person).toMatchObject({ email, isConfirmed: true });
    expect(await codeOf(signInByLink(token, null))).toBe("gone");
    expect(await findLinkOwner(token)).toBeNull();
  });

  test("works once if pressed twice at the same time, and not after ten minutes", async () => {
    const { email } = await makePerson();
    const token = await linkTo(email);
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(signInByLink(token, null))));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    const late = await linkTo(email);
    expect(await codeOf(signInByLink(late, null, minutes(11)))).toBe("gone");
  });

  test("does not count as recent reauthentication, and never replaces the second factor", async () => {
    const { email } = await makePerson();
    const { sessionId } = await signInByLink(await linkTo(email), null);
    expect((await personOf(sessionId)).freshAt).toBeNull();
    const { person } = await makeSignedIn();
    await addTotp(person, new Date());
    expect(await signInByLink(await linkTo(person.email), null)).toMatchObject({ awaitsSecond: true });
  });

  test("answers the same and sends no email if there is no account", async () => {
    const nobody = newEmail();
    const { email } = await makePerson();
    const ask = (to: string) => mailSignInLink({ email: to, address: newAddress(), back: null });
    expect(await ask(nobody)).toBe(await ask(email));
    expect(await mailsTo(mail, nobody)).toEqual([]);
    expect(await mailsTo(mail, email)).toHaveLength(1);
  });

  test("stores only the link's hash, and using a link voids all other links", async () => {
    const { email } = await makePerson();
    const first = await linkTo(email);
    const second = await linkTo(email);
    const { rows } = await pool().query("select mail_token::text as row from mail_token");
    expect(JSON.stringify(rows)).not.toContain(first);
    await signInByLink(second, null);
    expect(await codeOf(signInByLink(first, null))).toBe("gone");
  });
});

vi.setConfig({ testTimeout: 60_000 });
