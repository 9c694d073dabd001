import type { CdsTransaction } from "@/lib/engine/bank";
import type { FakeConsent } from "@/tests/support/fiskil/fake-client";

/**
 * This file writes the data formats of the Consumer Data Standards as Fiskil does: in snake_case, with Fiskil's ids,
 * and with the bank and consent in each row.
 */

const RECENT_MS = 90 * 86_400_000;

type Row = Record<string, unknown>;

function toSnake(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toSnake);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => [snakeName(name), toSnake(inner)]);
  return Object.fromEntries(fields) as Row;
}

const snakeName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const markOf = (consent: FakeConsent): Row => ({
  arrangement_id: consent.arrangementId,
  institution_id: consent.institution,
});

const isShared = (consent: FakeConsent, accountId: string | undefined) =>
  accountId !== undefined && consent.accountIds.includes(accountId);

const hasData = (consent: FakeConsent) => consent.active && consent.sync !== "none";

export function accountRows(consent: FakeConsent): Row[] {
  if (!hasData(consent)) return [];
  return consent.data.accounts
    .filter(({ accountId }) => isShared(consent, accountId))
    .map(({ institutionName: _, institutionId: __, holderName: ___, ...account }) => ({
      ...(toSnake(account) as Row),
      fiskil_id: `bank_acc_${account.accountId}`,
      ...markOf(consent),
      a_field_of_next_year: { any: ["thing"] },
    }));
}

export function balanceRows(consent: FakeConsent): Row[] {
  if (!hasData(consent)) return [];
  return consent.data.balances
    .filter(({ accountId }) => isShared(consent, accountId))
    .map((balance) => ({
      ...(toSnake(balance) as Row),
      fiskil_id: `bank_bal_${balance.accountId}`,
      ...markOf(consent),
    }));
}

const dayOf = (row: CdsTransaction) => row.postingDateTime ?? row.valueDateTime ?? row.executionDateTime;

/**
 * Returns the rows that have arrived, from `from` (by default, from ninety days ago) to `to`. Rows without a date are
 * returned only if neither is set.
 */
export function transactionRows(
  consent: FakeConsent,
  asked: { accountId: string | null; from: Date | null; to: Date | null; status: string | null },
  now: Date,
): Row[] {
  if (!hasData(consent)) return [];
  const recent = consent.sync === "recent" ? now.getTime() - RECENT_MS : Number.NEGATIVE_INFINITY;
  const usual = asked.from ? Number.NEGATIVE_INFINITY : now.getTime() - RECENT_MS;
  const least = Math.max(recent, usual, asked.from?.getTime() ?? Number.NEGATIVE_INFINITY);
  const most = asked.to?.getTime() ?? Number.POSITIVE_INFINITY;
  return consent.data.transactions
    .filter(({ accountId }) => isShared(consent, accountId))
    .filter(({ accountId }) => asked.accountId === null || accountId === asked.accountId)
    .filter(({ status }) => asked.status === null || status === asked.status)
    .filter((row) => {
      const day = dayOf(row);
      if (day === undefined) return asked.from === null && asked.to === null;
      const at = new Date(day).getTime();
      return at >= least && at <= most;
    })
    .map((row) => toRow(consent, row));
}

/** A cache of converted rows. A client fetches the same rows page by page, and again for each refresh. */
const converted = new WeakMap<CdsTransaction, Row>();

function toRow(consent: FakeConsent, given: CdsTransaction): Row {
  const { transactionId, ...row } = given;
  const fields = converted.get(given) ?? (toSnake(row) as Row);
  converted.set(given, fields);
  return {
    ...fields,
    fiskil_id: `bank_tx_${transactionId}`,
    transaction_id: transactionId,
    ...markOf(consent),
    category: { primary_category: "OTHER", secondary_category: "OTHER_OTHER", confidence_level: "LOW" },
  };
}

export function debitRows(consent: FakeConsent): Row[] {
  if (!hasData(consent)) return [];
  return consent.data.directDebits
    .filter(({ accountId }) => isShared(consent, accountId))
    .map((debit) => ({ ...(toSnake(debit) as Row), ...markOf(consent) }));
}

export function scheduledRows(consent: FakeConsent): Row[] {
  if (!hasData(consent)) return [];
  return consent.data.scheduledPayments
    .filter(({ from }) => isShared(consent, from?.accountId))
    .map((payment) => ({ ...(toSnake(payment) as Row), ...markOf(consent) }));
}

export function consentRow(consent: FakeConsent, email: string): Row {
  const seconds = (consent.expiresAt.getTime() - consent.createdAt.getTime()) / 1_000;
  return {
    account_ids: consent.accountIds,
    active: consent.active,
    app_name: "Surplus",
    app_logo: null,
    arrangement_id: consent.arrangementId,
    created_at: consent.createdAt.toISOString(),
    duration: Math.round(seconds),
    end_user_email: email,
    end_user_id: consent.userId,
    expires_at: consent.expiresAt.toISOString(),
    institution_id: consent.institution,
    institution_name: consent.institutionName,
    institution_type: "BANKING",
    last_accessed: null,
    last_consent: consent.createdAt.toISOString(),
    permissions: consent.permissions,
    termination_reason: consent.reason,
  };
}
