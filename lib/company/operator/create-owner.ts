import { randomBytes } from "node:crypto";
import { createCompany } from "@/lib/company/create-company";
import { baseUrl } from "@/lib/env/env";
import { AppError } from "@/lib/errors";
import { hashPassword } from "@/lib/identity/hash-password";
import { newMailToken } from "@/lib/identity/mail-token";
import { findCredentials } from "@/lib/store/read/user";
import { insertMailToken } from "@/lib/store/write/mail-token";

export const OWNER_LINK_HOURS = 24;

/**
 * Creates a company and its owner on an installation that cannot send email yet. Returns a single-use link, valid for
 * a day, by which the owner chooses a password; until then no password opens the account. The operator vouches for
 * the address. Throws conflict if the address has an account.
 */
export async function createOwner(
  { name, company, email }: { name: string; company: string; email: string },
  now = new Date(),
): Promise<{ companyId: string; link: string }> {
  if (await findCredentials(email)) throw new AppError("conflict", "This address has an account already.");
  const passwordHash = await hashPassword(randomBytes(32).toString("base64"));
  const owner = { name, email, passwordHash, hasConfirmed: true } as const;
  const { companyId, userId } = await createCompany({ name: company, owner }, now);
  const { token, hash } = newMailToken();
  const expiresAt = new Date(now.getTime() + OWNER_LINK_HOURS * 3_600_000);
  await insertMailToken({ userId, kind: "reset", hash, expiresAt, now });
  return { companyId, link: `${baseUrl()}/reset?token=${token}` };
}
