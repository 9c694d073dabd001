import * as store from "@/lib/store/sandbox";
import { type Bank, findBank } from "./banks";
import { listConsents, listShareable, revokeAtBank, type ShareableAccount } from "./consents";
import { findHousehold } from "./households/list";

/** What the customer shares, as the bank shows it to them afterwards. */
export type Sharing = { bank: Bank; accounts: ShareableAccount[]; givenAt: Date; expiresAt: Date };

/** What this session agreed to, while it is still being shared; null before, after and without. */
export async function findSharing(sessionId: string, now = new Date()): Promise<Sharing | null> {
  const given = await store.findConsentOf(sessionId);
  if (!given) return null;
  const consent = (await listConsents(given.userId, now)).find(({ id }) => id === given.id);
  const bank = findBank(given.institutionId);
  if (!consent?.isActive || !bank) return null;
  const accounts = listShareable({ bank, household: findHousehold(consent.householdId) });
  return {
    bank,
    accounts: accounts.filter(({ id }) => consent.accountIds.includes(id)),
    givenAt: consent.givenAt,
    expiresAt: consent.expiresAt,
  };
}

/** Stops, at the bank, what this session agreed to. Nothing happens where nothing is shared. */
export async function stopSharing(sessionId: string, now = new Date()): Promise<void> {
  const consent = await store.findConsentOf(sessionId);
  if (consent) await revokeAtBank(consent.id, now);
}
