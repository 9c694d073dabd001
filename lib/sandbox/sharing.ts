import * as store from "@/lib/store/sandbox";
import { type Bank, findBank } from "./banks";
import { listConsents, listShareable, revokeAtBank, type ShareableAccount } from "./consents";
import { findHousehold } from "./households/list";

/** The data that the customer shares, as the bank shows it to them afterwards. */
type Sharing = {
  bank: Bank;
  accounts: ShareableAccount[];
  givenAt: Date;
  expiresAt: Date;
  isOnce: boolean;
};

/** The consent of this session while it is active, otherwise null. */
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
    isOnce: (await store.findSession(sessionId))?.isOnce === true,
  };
}

/** Ends this session's sharing at the bank. Does nothing without an active consent. */
export async function stopSharing(sessionId: string, now = new Date()): Promise<void> {
  const consent = await store.findConsentOf(sessionId);
  if (consent) await revokeAtBank(consent.id, now);
}
