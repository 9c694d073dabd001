import { generateSync } from "otplib";
import { createCompany } from "@/lib/company/create-company";
import { checkPerson, type SignedInPerson } from "@/lib/identity/check-person";
import { settleBackground } from "@/lib/identity/in-background";
import { confirmTotp, findPendingTotp, startTotp } from "@/lib/identity/set-up-totp";
import { signIn } from "@/lib/identity/sign-in";
import { newId } from "@/lib/ids";
import { inCompany } from "@/lib/store/client";
import { hashCheaply } from "@/tests/support/company";
import type { MailProvider, SentMail } from "@/tests/support/mail";

export const PASSWORD = "violet tractor seventy";

export const newEmail = () => `${newId("usr")}@example.com`;
/** A stand-in for the hash of a visitor's IP address. No other test uses the same one. */
export const newAddress = () => newId("ses");

export type TestPerson = { companyId: string; userId: string; email: string };

/** Creates a company with its owner. */
export async function makePerson(now = new Date()): Promise<TestPerson> {
  const email = newEmail();
  const owner = {
    name: "Robin Owner",
    email,
    passwordHash: await hashCheaply(PASSWORD),
    hasConfirmed: false,
  };
  return { email, ...(await createCompany({ name: "Harbour Lending", owner }, now)) };
}

/** Signs in by password from a new IP address. */
export async function signInAsPerson({ email }: { email: string }, password = PASSWORD, now = new Date()) {
  return signIn({ email, password, address: newAddress(), userAgent: "a browser" }, now);
}

/** Creates a user who has signed in by password. */
export async function makeSignedIn(now = new Date()): Promise<{ person: SignedInPerson; companyId: string }> {
  const made = await makePerson(now);
  const { sessionId } = await signInAsPerson(made, PASSWORD, now);
  return { person: await personOf(sessionId, now), companyId: made.companyId };
}

export async function personOf(sessionId: string, now = new Date()): Promise<SignedInPerson> {
  const person = await checkPerson(sessionId, now);
  if (!person) throw new Error("the session is not signed in");
  return person;
}

/** The code that an authenticator shows at `now`. */
export const codeAt = (secret: string, now: Date) =>
  generateSync({ secret, epoch: Math.floor(now.getTime() / 1_000) });

/** Sets up an authenticator; returns its secret and the recovery codes. */
export async function addTotp(
  person: SignedInPerson,
  now: Date,
): Promise<{ secret: string; codes: string[] }> {
  await startTotp(person);
  const secret = (await findPendingTotp(person))?.secret ?? "";
  return { secret, codes: await confirmTotp(person, codeAt(secret, now), now) };
}

/** Returns the emails to an address, once all background work is done. */
export async function mailsTo(mail: MailProvider, email: string): Promise<SentMail[]> {
  await settleBackground();
  return mail.sent.filter(({ to }) => to === email);
}

/** The token of the link in the last email to an address. */
export async function tokenTo(mail: MailProvider, email: string): Promise<string> {
  const text = (await mailsTo(mail, email)).at(-1)?.text ?? "";
  return /token=([\w-]+)/.exec(text)?.[1] ?? "";
}

/** The actions in the company's audit log, in order. */
export async function actionsOf(companyId: string): Promise<string[]> {
  const entries = await inCompany(companyId, (tx) =>
    tx.auditEntry.findMany({ where: { companyId }, orderBy: { seq: "asc" } }),
  );
  return entries.map(({ action }) => action);
}

/** Returns null if the call succeeds, otherwise the error's code (its text if it has no code). */
export async function codeOf(work: Promise<unknown>): Promise<string | null> {
  return work.then(
    () => null,
    (error: { code?: string }) => error.code ?? String(error),
  );
}
