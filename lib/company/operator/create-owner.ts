import { createCompany } from "@/lib/company/create-company";
import { baseUrl } from "@/lib/env/env";
import { AppError } from "@/lib/errors";
import { newMailToken } from "@/lib/identity/mail-token";
import { listMemberships } from "@/lib/store/read/member";
import { findCredentials, findUnusedAccount } from "@/lib/store/read/user";
import { replaceMailToken } from "@/lib/store/write/mail-token";

export const OWNER_LINK_HOURS = 24;

type NewOwnerInput = { name: string; company: string; email: string };

/**
 * Creates a company and its owner on an installation that cannot send email yet. Returns a single-use link, valid for a
 * day, by which the owner chooses a password; until then no password opens the account. The operator vouches for the
 * address. For an owner who has not used their link, only replaces the link, because it may be lost. Throws conflict if
 * the address has another account.
 */
export async function createOwner(
  input: NewOwnerInput,
  now = new Date(),
): Promise<{ companyId: string; link: string }> {
  const { userId, companyId } = (await findWaiting(input.email)) ?? (await create(input, now));
  const { token, hash } = newMailToken();
  const expiresAt = new Date(now.getTime() + OWNER_LINK_HOURS * 3_600_000);
  await replaceMailToken({ userId, kind: "reset", hash, expiresAt, now });
  return { companyId, link: `${baseUrl()}/reset?token=${token}` };
}

/** The account with this address whose owner has not used their link yet; null if there is none. */
async function findWaiting(email: string): Promise<{ userId: string; companyId: string } | null> {
  const account = await findUnusedAccount(email);
  if (!account) return null;
  const owned = (await listMemberships(account.userId)).find(({ role }) => role === "owner");
  return owned ? { ...account, companyId: owned.companyId } : null;
}

async function create({ name, company, email }: NewOwnerInput, now: Date) {
  if (await findCredentials(email))
    throw new AppError("conflict", "This email address already has an account.");
  const owner = { name, email, passwordHash: null, hasConfirmed: true } as const;
  return createCompany({ name: company, owner }, now);
}
