import type { CdsAccount, CdsTransaction } from "@/lib/engine/bank";
import type { FakeConnection, FakeConsent, FakeJob, FakeUser } from "@/tests/support/basiq/fake-client";

/**
 * This file writes bank data in Basiq's format: Basiq's account types, signed amounts with a direction, times in UTC.
 */

type Row = Record<string, unknown>;

const BASE = "https://au-api.basiq.example";
const RECENT_MS = 90 * 86_400_000;
const WEEK_MS = 7 * 86_400_000;

const KIND_OF: Record<string, string> = {
  TRANS_AND_SAVINGS_ACCOUNTS: "transaction",
  CRED_AND_CHRG_CARDS: "credit-card",
  RESIDENTIAL_MORTGAGES: "mortgage",
  PERS_LOANS: "loan",
  TERM_DEPOSITS: "term-deposit",
};

const seconds = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;

export function userRow({ deleted: _, ...user }: FakeUser): Row {
  return { type: "user", ...user, name: "", links: { self: `${BASE}/users/${user.id}` } };
}

export function consentRow(consent: FakeConsent): Row {
  return {
    type: "consent",
    id: consent.id,
    created: seconds(consent.created),
    updated: seconds(consent.created),
    expiryDate: seconds(consent.expiryDate),
    origin: "ui",
    status: consent.status,
    purpose: { primary: { title: "Assess affordability" } },
    data: { retainData: false, initialRetrievalDays: consent.initialRetrievalDays, permissions: [] },
  };
}

export function connectionRow(connection: FakeConnection): Row {
  const self = `${BASE}/users/${connection.userId}/connections/${connection.id}`;
  const isFound = connection.status !== "pre-init";
  return {
    type: "connection",
    id: connection.id,
    method: connection.method,
    status: connection.status,
    createdDate: seconds(connection.createdDate),
    expiryDate: connection.method === "web" ? "" : seconds(connection.expiryDate),
    lastUsed: seconds(new Date()),
    institution: {
      type: "institution",
      id: connection.institution,
      links: { self: `/connectors/${connection.institution}` },
    },
    accounts: {
      type: "list",
      data: isFound
        ? connection.accountIds.map((id) => ({ type: "account", id, status: statusOf(connection, id) }))
        : [],
    },
    links: { self },
  };
}

const statusOf = ({ unavailable }: FakeConnection, id: string) =>
  unavailable.includes(id) ? "unavailable" : "available";

export function accountRows(connection: FakeConnection): Row[] {
  const balances = new Map(connection.data.balances.map((each) => [each.accountId, each]));
  return connection.data.accounts
    .filter(({ accountId }) => connection.accountIds.includes(accountId))
    .map((account) => {
      const balance = balances.get(account.accountId);
      return {
        type: "account",
        id: account.accountId,
        status: statusOf(connection, account.accountId),
        name: account.nickname ?? "",
        displayName: account.displayName,
        accountNo: `${account.bsb ?? ""}${account.accountNumber ?? ""}`,
        bsb: account.bsb ?? "",
        unmaskedAccNum: account.accountNumber ?? "",
        maskedNumber: account.maskedNumber ?? "",
        accountHolder: null,
        accountOwnership: account.accountOwnership ?? "UNKNOWN",
        isOwned: account.isOwned ?? true,
        creationDate: account.creationDate ?? "",
        balance: balance?.currentBalance ?? null,
        availableFunds: balance?.availableBalance ?? null,
        creditLimit: balance?.creditLimit ?? null,
        amortisedLimit: balance?.amortisedLimit ?? "",
        currency: balance?.currency ?? "AUD",
        class: {
          type: KIND_OF[account.productCategory ?? ""] ?? "unknown",
          product: account.productName ?? "",
        },
        connection: connection.id,
        institution: connection.institution,
        lastUpdated: seconds(new Date()),
        transactionIntervals: [],
        meta: toMeta(account),
        a_field_of_next_year: { any: ["thing"] },
      };
    });
}

function toMeta({ loan, creditCard, lendingRates }: CdsAccount): Row | null {
  if (!loan && !creditCard && !lendingRates) return null;
  const { originalStartDate, originalLoanAmount, loanEndDate, ...rest } = loan ?? {};
  const terms = {
    startDate: originalStartDate,
    loanAmount: originalLoanAmount,
    endDate: loanEndDate,
    ...rest,
  };
  return { fees: null, ...(loan ? { loan: terms } : {}), creditCard, lendingRates };
}

const dayOf = (row: CdsTransaction) => row.postingDateTime ?? row.valueDateTime ?? row.executionDateTime;

export type RowFilter = { accountId: string | null; from: string | null; to: string | null };

/**
 * Returns the rows of the requested days that have arrived. If these days reach into the last week, pending rows and
 * rows without a date are included too.
 */
export function transactionRows(connection: FakeConnection, asked: RowFilter, now: Date): Row[] {
  if (connection.sync === "none") return [];
  const least = connection.sync === "recent" ? now.getTime() - RECENT_MS : 0;
  const isLately = asked.to === null || Date.parse(asked.to) > now.getTime() - WEEK_MS;
  return connection.data.transactions
    .filter(({ accountId }) => connection.accountIds.includes(accountId))
    .filter(({ accountId }) => asked.accountId === null || accountId === asked.accountId)
    .filter((row) => {
      const day = dayOf(row);
      if (row.status === "PENDING" || day === undefined) return isLately;
      const on = seconds(new Date(day)).slice(0, 10);
      const isAsked = (asked.from === null || on >= asked.from) && (asked.to === null || on <= asked.to);
      return isAsked && Date.parse(day) >= least;
    })
    .map((row) => toRow(connection, row));
}

function toRow(connection: FakeConnection, row: CdsTransaction): Row {
  const { postingDateTime, executionDateTime, amount = "0" } = row;
  return {
    type: "transaction",
    id: `tx-${row.transactionId}`,
    status: (row.status ?? "POSTED").toLowerCase(),
    description: row.description ?? "",
    amount,
    direction: amount.startsWith("-") ? "debit" : "credit",
    account: row.accountId,
    balance: "",
    class: "payment",
    subClass: { code: "451", title: "Cafes, Restaurants and Takeaway Food Services" },
    institution: connection.institution,
    connection: connection.id,
    postDate: postingDateTime ? seconds(new Date(postingDateTime)) : "",
    transactionDate: executionDateTime ? seconds(new Date(executionDateTime)) : "",
    reference: row.reference ?? "",
    ...(row.billerCode ? { billerCode: row.billerCode, billerName: row.billerName, crn: row.crn } : {}),
    enrich: { cleanDescription: "CAFE", merchant: { businessName: "Cafe" } },
  };
}

export function jobRow(job: FakeJob, connection: FakeConnection): Row {
  const last = { running: "in-progress", done: "success", failed: "failed" }[job.outcome];
  const step = (title: string, status: string) => ({ title, status, result: null });
  return {
    type: "job",
    id: job.id,
    created: seconds(job.created),
    updated: seconds(job.updated),
    institution: { type: "institution", id: connection.institution },
    steps: [
      step("verify-credentials", "success"),
      step("retrieve-accounts", "success"),
      step("retrieve-transactions", last),
    ],
    links: {
      self: `${BASE}/jobs/${job.id}`,
      source: `${BASE}/users/${connection.userId}/connections/${connection.id}`,
    },
  };
}
