// The bank's data for consented accounts, as far as it has arrived.
import type { BankData } from "@/lib/engine/bank";
import { toDay } from "@/lib/engine/calendar/day";
import { findBank } from "./banks";
import { listConsents, type SandboxConsentView } from "./consents";
import { generate } from "./households/generate";
import { findHousehold } from "./households/list";
import { varyHousehold } from "./households/vary";
import { leaveBlanks } from "./leave-blanks";

/** Months of history the bank provides, unless a scenario differs. */
export const HISTORY_MONTHS = 12;
const RECENT_DAYS = 90;

type Arrival = "failing" | "none" | "partial" | "complete";

function arrivalOf(consent: SandboxConsentView, now: Date): Arrival {
  const { data } = consent.scenario ?? {};
  if (data === "failing_for_ever" || (data === "failing" && now < consent.completeAt)) return "failing";
  if (now < consent.partialAt) return "none";
  return now < consent.completeAt ? "partial" : "complete";
}

/**
 * Reports how much data has arrived for all active consents together. `failing`: the data of any consent fails. `none`:
 * no data has arrived yet. `complete`: the data of every consent is complete. `partial`: anything else.
 */
export async function dataState(userId: string, now = new Date()): Promise<Arrival> {
  const states = (await listConsents(userId, now))
    .filter((consent) => consent.isActive)
    .map((consent) => arrivalOf(consent, now));
  if (states.includes("failing")) return "failing";
  if (states.every((state) => state === "none")) return "none";
  return states.every((state) => state === "complete") ? "complete" : "partial";
}

function pullOne(consent: SandboxConsentView, now: Date): BankData[] {
  const { scenario } = consent;
  const household = findHousehold(consent.householdId);
  const bank = findBank(consent.bankId);
  const arrived = arrivalOf(consent, now);
  if (!household || !bank || arrived === "none" || arrived === "failing") return [];
  const data = generate({
    household: varyHousehold(household, scenario),
    bank,
    asOf: toDay(now),
    months: scenario?.historyMonths ?? HISTORY_MONTHS,
    accountIds: consent.accountIds,
    ...(arrived === "partial" ? { lastDays: RECENT_DAYS } : {}),
  });
  return [scenario?.leavesBlanks ? leaveBlanks(data) : data];
}

/** All data of the user that active consents cover, up to today; an account in two consents is included once. */
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
