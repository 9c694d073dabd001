import type { BankData } from "@/lib/domain/bank";
import { toDay } from "@/lib/domain/day";
import { findBank } from "./banks";
import { listConsents, type SandboxConsentView } from "./consents";
import { generate } from "./households/generate";
import { findHousehold } from "./households/list";

/** What the bank hands over: data of consented accounts, as much of it as has arrived. */

const HISTORY_MONTHS = 12;
const RECENT_DAYS = 90;

type Arrival = "none" | "partial" | "complete";

function arrivalOf(consent: SandboxConsentView, now: Date): Arrival {
  if (now < consent.partialAt) return "none";
  return now < consent.completeAt ? "partial" : "complete";
}

/** How much has arrived over all active consents: complete only when every one of them is. */
export async function dataState(userId: string, now = new Date()): Promise<Arrival> {
  const states = (await listConsents(userId, now))
    .filter((consent) => consent.isActive)
    .map((consent) => arrivalOf(consent, now));
  if (states.every((state) => state === "none")) return "none";
  return states.every((state) => state === "complete") ? "complete" : "partial";
}

function pullOne(consent: SandboxConsentView, now: Date): BankData[] {
  const household = findHousehold(consent.householdId);
  const bank = findBank(consent.bankId);
  const arrived = arrivalOf(consent, now);
  if (!household || !bank || arrived === "none") return [];
  const asked = { household, bank, asOf: toDay(now), months: HISTORY_MONTHS, accountIds: consent.accountIds };
  return [generate(arrived === "partial" ? { ...asked, lastDays: RECENT_DAYS } : asked)];
}

/** Everything of the user that active consents cover, up to today; an account consented to twice comes once. */
export async function pullData(userId: string, now = new Date()): Promise<BankData> {
  const data: BankData = {
    accounts: [],
    balances: [],
    transactions: [],
    directDebits: [],
    scheduledPayments: [],
  };
  const seen = new Set<string>();
  for (const consent of await listConsents(userId, now)) {
    if (!consent.isActive) continue;
    const fresh = { ...consent, accountIds: consent.accountIds.filter((id) => !seen.has(id)) };
    for (const id of fresh.accountIds) seen.add(id);
    for (const part of pullOne(fresh, now)) {
      data.accounts.push(...part.accounts);
      data.balances.push(...part.balances);
      data.transactions.push(...part.transactions);
      data.directDebits.push(...part.directDebits);
      data.scheduledPayments.push(...part.scheduledPayments);
    }
  }
  return data;
}
