import { type BANKS, type BankAccount, type BankRow, toAmount } from "@/tests/stand-ins/bank";
import type { Consent, EndUser, Session } from "@/tests/stand-ins/fiskil/provider-state";

// Fiskil's resources as on docs.fiskil.com. The comment above each resource names its page; "data-api/api-reference/…"
// is newer than the pages at the root.

/**
 * Writes an end user as "The End User Model" of /data-api/api-reference/end-user. The model has no creation time;
 * `hasTime` adds one, under a field name that we inferred.
 */
export const writeEndUser = ({ id, email, name, phone, createdAt }: EndUser, hasTime: boolean) => ({
  id,
  email,
  name,
  phone,
  ...(hasTime ? { created_at: instant(createdAt) } : {}),
});

/**
 * Writes a session as /data-api/api-reference/auth-session: `id` is the client's id, `expires_at` is in Unix seconds.
 */
export const writeSession = ({ id, expiresAt }: Session, clientId: string) => ({
  id: clientId,
  session_id: id,
  auth_url: `https://auth.fiskil.com?sess_id=${id}`,
  expires_at: Math.floor(expiresAt.getTime() / 1000),
});

/**
 * Writes a consent as in the example of /data-api/api-reference/listConsents, in which `termination_reason` is required
 * and always has text.
 */
export const writeConsent = (consent: Consent, endUser: EndUser) => ({
  account_ids: consent.bank.accounts.map(({ id }) => id),
  active: consent.isActive,
  app_logo: "https://example.com/app-logo.png",
  app_name: "Surplus",
  arrangement_id: consent.arrangementId,
  created_at: instant(consent.createdAt),
  duration: Math.round((consent.expiresAt.getTime() - consent.lastConsent.getTime()) / 1000),
  end_user_email: endUser.email,
  end_user_id: endUser.id,
  expires_at: instant(consent.expiresAt),
  institution_id: consent.bank.id.fiskil,
  institution_logo: "https://example.com/bank-logo.png",
  institution_name: consent.bank.name,
  institution_type: "banking",
  last_accessed: instant(consent.lastConsent),
  last_consent: instant(consent.lastConsent),
  permissions: ["accounts", "balances", "transactions"],
  termination_reason: consent.terminationReason,
});

const origin = (consent: Consent) => ({
  arrangement_id: consent.arrangementId,
  institution_id: consent.bank.id.fiskil,
});

/**
 * Writes an account of GET /v1/banking/accounts. The page of that call is not available;
 * /data-api/api-reference/accounts describes another path with other names. Inferred: the fields of the Consumer Data
 * Standards (account V3 and detail V5) in snake case, plus `fiskil_id`, as in Fiskil's other banking lists.
 */
export const writeAccount = (consent: Consent, account: BankAccount) => ({
  ...origin(consent),
  fiskil_id: `bank_acc_${account.id}`,
  account_id: account.id,
  display_name: account.name,
  masked_number: `xxxxx${account.number.slice(-3)}`,
  account_number: account.number,
  bsb: account.bsb,
  product_category: "TRANS_AND_SAVINGS_ACCOUNTS",
  product_name: account.name,
  account_ownership: "ONE_PARTY",
  open_status: "OPEN",
  is_owned: true,
});

/**
 * Writes a balance of GET /v1/banking/balances. Inferred: the fields are those of Get Bulk Balances in the Consumer
 * Data Standards, with names in snake case.
 */
export const writeBalance = (consent: Consent, account: BankAccount) => ({
  ...origin(consent),
  fiskil_id: `bank_bal_${account.id}`,
  account_id: account.id,
  current_balance: toAmount(account.cents),
  available_balance: toAmount(account.cents),
  currency: "AUD",
});

/**
 * Writes a transaction as in the example of /data-api/api-reference/getBankingTransactions: BPAY details are at the top
 * level.
 */
export const writeTransaction = (consent: Consent, account: BankAccount, row: BankRow) => ({
  ...origin(consent),
  fiskil_id: `bank_tx_${row.id}`,
  transaction_id: row.id,
  account_id: account.id,
  amount: toAmount(row.cents),
  currency: "AUD",
  description: row.description,
  reference: "",
  status: row.isPending ? "PENDING" : "POSTED",
  type: row.cents < 0 ? "PAYMENT" : "OTHER",
  is_detail_available: false,
  ...(row.isPending ? {} : { posting_date_time: instant(row.at) }),
  ...(row.biller
    ? { biller_code: row.biller.billerCode, biller_name: row.biller.billerName, crn: row.biller.crn }
    : {}),
  category: {
    primary_category: "GENERAL_MERCHANDISE",
    secondary_category: "GENERAL_MERCHANDISE_OTHER",
    confidence_level: "LOW",
  },
});

/** Writes a direct debit as in the example of /direct-debits. */
export const writeDirectDebit = (consent: Consent, account: BankAccount) => ({
  ...origin(consent),
  fiskil_id: `bank_dd_${account.id}`,
  account_id: account.id,
  authorised_entity: { description: "HARBOUR GYM", financial_institution: "Bank of Example" },
  last_debit_amount: "29.95",
  last_debit_date_time: instant(consent.createdAt),
});

/**
 * Writes a scheduled payment as in the examples of /data-api/api-reference/getScheduledPayments and
 * /scheduled-payments.
 */
export const writeScheduledPayment = (consent: Consent, account: BankAccount) => ({
  ...origin(consent),
  fiskil_id: `bank_sp_${account.id}`,
  scheduled_payment_id: `sp-${account.id}`,
  from: { account_id: account.id },
  nickname: "Monthly Rent",
  payer_reference: "RENT",
  payee_reference: "RENT",
  payment_set: [
    {
      amount: "520.00",
      currency: "AUD",
      is_amount_calculated: false,
      to: { payee_id: `payee-${account.id}`, to_utype: "payeeId" },
    },
  ],
  recurrence: {
    interval_schedule: { intervals: [{ interval: "P1M" }] },
    recurrence_u_type: "intervalSchedule",
  },
  status: "ACTIVE",
});

/**
 * Writes a payee of GET /v1/banking/payees. The page of that call is not available; inferred from Get Payees V2 of the
 * Consumer Data Standards in snake case.
 */
export const writePayee = (consent: Consent, account: BankAccount) => ({
  ...origin(consent),
  fiskil_id: `bank_payee_${account.id}`,
  payee_id: `payee-${account.id}`,
  nickname: "HARBOUR REALTY",
  type: "DOMESTIC",
});

/** Writes an institution as "The Institution Model" of /data-api/api-reference/institutions. */
export const writeInstitution = ({ id, name }: (typeof BANKS)[number], priority: number) => ({
  id: id.fiskil,
  name,
  icon: "https://example.com/icon.svg",
  logo: "https://example.com/logo.svg",
  industry: "banking",
  is_accessible: true,
  priority,
  status: { connections: { status: "HEALTHY" } },
});

/** Formats a time without a fraction of a second, as in the examples. */
const instant = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, "Z");
