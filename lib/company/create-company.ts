import { randomBytes } from "node:crypto";
import { hashPassword } from "@/lib/identity/hash-password";
import { newId } from "@/lib/ids";
import * as companies from "@/lib/store/write/company";

/**
 * A company's first owner, created by the operator or by the emailed link of a sign-up. `hasConfirmed` is
 * true if the owner is known to control the email address. `passwordHash` is null if the owner has yet to choose a
 * password.
 */
type OwnerInput = { name: string; email: string } & (
  | { password: string }
  | { passwordHash: string | null; hasConfirmed: boolean }
);
type CompanyInput = { name: string; owner: OwnerInput };

/** A webhook signing secret: `whsec_` and 32 random bytes in base64. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

/**
 * Creates a company with its owner, default settings and a webhook secret for each environment. Returns the ids and
 * both secrets. The company has no API key yet, and live is closed until the company is approved.
 */
export async function createCompany(
  input: CompanyInput,
  now = new Date(),
): Promise<{ companyId: string; userId: string; secrets: { test: string; live: string } }> {
  const secrets = { test: newWebhookSecret(), live: newWebhookSecret() };
  const companyId = newId("co");
  const userId = newId("usr");
  const { owner } = input;
  const passwordHash = "password" in owner ? await hashPassword(owner.password) : owner.passwordHash;
  const emailConfirmedAt = "hasConfirmed" in owner && owner.hasConfirmed ? now : null;
  await companies.createCompany({
    companyId,
    name: input.name,
    owner: { userId, name: owner.name, email: owner.email.toLowerCase(), passwordHash, emailConfirmedAt },
    secrets,
    now,
  });
  return { companyId, userId, secrets };
}
