import { describe, expect, test, vi } from "vitest";
import { checkPerson } from "@/lib/identity/check-person";
import { confirmPerson, isFresh } from "@/lib/identity/confirm-person";
import { removeTotp, renewRecoveryCodes } from "@/lib/identity/set-up-totp";
import { takeSecondStep } from "@/lib/identity/take-second-step";
import { pool } from "@/lib/store/client";
import { countCodesLeft } from "@/lib/store/write/second-factor";
import { testDatabase } from "@/tests/support/database";
import { testMail } from "@/tests/support/mail";
import {
  actionsOf,
  addTotp,
  codeAt,
  codeOf,
  mailsTo,
  makeSignedIn,
  PASSWORD,
  personOf,
  signInAsPerson,
} from "@/tests/support/people";

testDatabase();
const mail = testMail();

const START = new Date("2026-11-01T00:00:10Z");
const later = (seconds: number) => new Date(START.getTime() + seconds * 1_000);

async function makeGuarded() {
  const { person, companyId } = await makeSignedIn(START);
  return { person, companyId, ...(await addTotp(person, START)) };
}

/** Signs in by password; returns the session that waits for the second step. */
const waitingOf = async (person: { email: string }, now: Date) =>
  (await signInAsPerson(person, PASSWORD, now)).sessionId;

describe("an account with an authenticator", () => {
  test("is not signed in by a password alone, and a code starts a new session", async () => {
    const { person, secret } = await makeGuarded();
    const waiting = await waitingOf(person, later(60));
    expect(await checkPerson(waiting, later(60))).toBeNull();
    const code = codeAt(secret, later(60));
    const { sessionId } = await takeSecondStep(waiting, { kind: "totp", code }, later(60));
    expect(sessionId).not.toBe(waiting);
    expect((await personOf(sessionId, later(60))).secondFactorAt).toEqual(later(60));
    expect(await checkPerson(waiting, later(60))).toBeNull();
  });

  test("accepts only the code of the current thirty seconds, and each code once", async () => {
    const { person, secret } = await makeGuarded();
    const step = async (codeSeconds: number, seconds: number) => {
      const code = codeAt(secret, later(codeSeconds));
      const waiting = await waitingOf(person, later(seconds));
      return codeOf(takeSecondStep(waiting, { kind: "totp", code }, later(seconds)));
    };
    // The code that confirmed the setup cannot be used again.
    expect(await step(0, 19)).toBe("invalid");
    expect(await step(60, 79)).toBeNull();
    expect(await step(60, 79)).toBe("invalid");
    // The thirty seconds of the code are over, or have not begun.
    expect(await step(90, 110)).toBe("invalid");
    expect(await step(150, 120)).toBe("invalid");
    const waiting = [await waitingOf(person, later(330)), await waitingOf(person, later(330))];
    const code = codeAt(secret, later(330));
    const both = await Promise.all(
      waiting.map((id) => codeOf(takeSecondStep(id, { kind: "totp", code }, later(330)))),
    );
    expect(both.filter((refusal) => refusal === null)).toHaveLength(1);
  });

  test("accepts each recovery code once, states how many remain, and notifies the user", async () => {
    const { person, codes, companyId } = await makeGuarded();
    expect(new Set(codes).size).toBe(10);
    // 28 characters, each one of 31 possible characters, contain more than 128 random bits.
    for (const code of codes) expect(code).toMatch(/^([a-hj-km-np-z2-9]{4}-){6}[a-hj-km-np-z2-9]{4}$/);
    const [first = ""] = codes;
    const typed = { kind: "recovery", code: ` ${first.toUpperCase().replaceAll("-", " ")}` } as const;
    await takeSecondStep(await waitingOf(person, START), typed, START);
    expect(await countCodesLeft(person.userId)).toBe(9);
    expect(await codeOf(takeSecondStep(await waitingOf(person, START), typed, START))).toBe("invalid");
    expect((await mailsTo(mail, person.email)).at(-1)?.text).toContain("You have 9 recovery codes left.");
    expect(await actionsOf(companyId)).toContain("member.recovery_code_used");
  });

  test("states in the singular that one recovery code remains", async () => {
    const { person, codes } = await makeGuarded();
    for (const [n, code] of codes.slice(0, 9).entries())
      await takeSecondStep(await waitingOf(person, later(n)), { kind: "recovery", code }, later(n));
    const texts = (await mailsTo(mail, person.email)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes("You have 1 recovery code left."))).toHaveLength(1);
  });

  test("has no secret in plain text in the database", async () => {
    const { person, secret, codes } = await makeGuarded();
    const { rows } = await pool().query(
      "select u::text || r::text as row from app_user u join recovery_code r on r.user_id = u.id where u.id = $1",
      [person.userId],
    );
    const text = JSON.stringify(rows);
    for (const plain of [secret, Buffer.from(secret).toString("hex"), ...codes])
      expect(text).not.toContain(plain);
  });

  test("rejects replaced codes, and codes of another user", async () => {
    const { person, codes } = await makeGuarded();
    const other = await makeGuarded();
    await renewRecoveryCodes(person, START);
    for (const code of [codes[0] ?? "", other.codes[0] ?? ""]) {
      const waiting = await waitingOf(person, START);
      expect(await codeOf(takeSecondStep(waiting, { kind: "recovery", code }, START))).toBe("invalid");
    }
  });

  test("delays the sixth wrong code, from any session", async () => {
    const { person, secret } = await makeGuarded();
    const wrong = { kind: "totp", code: "000000" } as const;
    for (let n = 0; n < 5; n++)
      expect(await codeOf(takeSecondStep(await waitingOf(person, later(60)), wrong, later(60)))).toBe(
        "invalid",
      );
    const right = { kind: "totp", code: codeAt(secret, later(60)) } as const;
    expect(await codeOf(takeSecondStep(await waitingOf(person, later(60)), right, later(60)))).toBe(
      "too_many",
    );
  });

  test("forgets a first step after ten minutes", async () => {
    const { person, secret } = await makeGuarded();
    const waiting = await waitingOf(person, later(60));
    const code = codeAt(secret, later(700));
    expect(await codeOf(takeSecondStep(waiting, { kind: "totp", code }, later(700)))).toBe("signed_out");
  });

  test("loses all other sessions when the authenticator is removed, and the user is notified", async () => {
    const { person, secret, companyId } = await makeGuarded();
    const waiting = await waitingOf(person, later(60));
    const code = codeAt(secret, later(60));
    const { sessionId } = await takeSecondStep(waiting, { kind: "totp", code }, later(60));
    await removeTotp(person, later(60));
    expect(await checkPerson(sessionId, later(60))).toBeNull();
    expect(await checkPerson(person.sessionId, later(60))).toMatchObject({ hasSecondFactor: false });
    expect(await signInAsPerson(person, PASSWORD, later(60))).toMatchObject({ awaitsSecond: false });
    expect((await mailsTo(mail, person.email)).at(-1)?.subject).toBe("Your authenticator was removed");
    expect(await actionsOf(companyId)).toContain("member.totp_removed");
    // The console needs a second factor in the session, and this session used one that has been removed.
    expect((await personOf(person.sessionId, later(60))).secondFactorAt).toBeNull();
  });
});

describe("reauthenticating within a session", () => {
  test("counts for ten minutes, by password or by code", async () => {
    const { person, secret } = await makeGuarded();
    let { sessionId } = person;
    const at = async (seconds: number) => personOf(sessionId, later(seconds));
    expect(isFresh(await at(599), later(599))).toBe(true);
    expect(isFresh(await at(600), later(600))).toBe(false);
    const byPassword = { kind: "password", text: PASSWORD } as const;
    ({ sessionId } = await confirmPerson(await at(700), byPassword, later(700)));
    expect(isFresh(await at(1_299), later(1_299))).toBe(true);
    const byCode = { kind: "totp", text: codeAt(secret, later(1_400)) } as const;
    ({ sessionId } = await confirmPerson(await at(1_400), byCode, later(1_400)));
    expect(await at(1_400)).toMatchObject({ freshAt: later(1_400), secondFactorAt: later(1_400) });
  });

  test("gives the session a new id, and the old id no longer works", async () => {
    const { person } = await makeGuarded();
    const proof = { kind: "password", text: PASSWORD } as const;
    const proven = await confirmPerson(person, proof, later(700));
    expect(proven).toMatchObject({ userId: person.userId, freshAt: later(700) });
    expect(await checkPerson(person.sessionId, later(700))).toBeNull();
    expect(await checkPerson(proven.sessionId, later(700))).toMatchObject({ freshAt: later(700) });
    expect(await codeOf(confirmPerson(person, proof, later(700)))).toBe("conflict");
  });

  test("fails with a wrong password or code, and the sixth wrong attempt is delayed", async () => {
    const { person } = await makeGuarded();
    for (let n = 0; n < 5; n++)
      expect(await codeOf(confirmPerson(person, { kind: "password", text: "no" }, later(700)))).toBe(
        "invalid",
      );
    const right = { kind: "password", text: PASSWORD } as const;
    expect(await codeOf(confirmPerson(person, right, later(700)))).toBe("too_many");
    expect(isFresh(await personOf(person.sessionId, later(700)), later(700))).toBe(false);
  });
});

vi.setConfig({ testTimeout: 60_000 });
