import {
  type Fields,
  findAmount,
  findFields,
  findFlag,
  findId,
  findText,
  isFields,
  keep,
} from "@/lib/adapters/upstream/rest/fields";
import type {
  CdsAccount,
  CdsBalance,
  CdsDirectDebit,
  CdsNppPayload,
  CdsScheduledPayment,
  CdsTransaction,
} from "@/lib/engine/bank";

/**
 * Converts an account to the shape of the Consumer Data Standards; null if it has no id, because no other row could
 * refer to it.
 */
export function toAccount(row: Fields, institutionName: string | undefined): CdsAccount | null {
  const accountId = findId(row.account_id, row.fiskil_id);
  if (accountId === undefined) return null;
  return {
    accountId,
    displayName: findText(row.display_name) ?? findText(row.product_name) ?? "Account",
    ...keep({
      maskedNumber: findText(row.masked_number),
      productCategory: findText(row.product_category),
      productName: findText(row.product_name),
      accountOwnership: findText(row.account_ownership),
      openStatus: findText(row.open_status),
      isOwned: findFlag(row.is_owned),
      nickname: findText(row.nickname),
      creationDate: findText(row.creation_date),
      bsb: findText(row.bsb),
      accountNumber: findText(row.account_number),
      institutionName: institutionName ?? findText(row.institution_name),
      institutionId: findId(row.institution_id),
    }),
    ...detailsOf(row),
  };
}

/** Terms of loans and cards, at the top level or nested as in some versions of the Consumer Data Standards. */
function detailsOf(row: Fields): Pick<CdsAccount, "loan" | "creditCard" | "lendingRates"> {
  const nested = [row.specific_account, row.detail, row.details].find(isFields) ?? {};
  const loan = [row.loan, nested.loan].find(isFields);
  const card = [row.credit_card, nested.credit_card].find(isFields);
  const rates = [row.lending_rates, nested.lending_rates].find(Array.isArray) as unknown[] | undefined;
  return {
    ...(loan ? { loan: toCamel(loan) as NonNullable<CdsAccount["loan"]> } : {}),
    ...(card ? { creditCard: toCamel(card) as NonNullable<CdsAccount["creditCard"]> } : {}),
    ...(rates
      ? { lendingRates: rates.filter(isFields).map(toCamel) as NonNullable<CdsAccount["lendingRates"]> }
      : {}),
  };
}

/** Converts a balance to the shape of the Consumer Data Standards; null if the row has no account id. */
export function toBalance(row: Fields): CdsBalance | null {
  const accountId = findId(row.account_id);
  if (accountId === undefined) return null;
  return {
    accountId,
    ...keep({
      currentBalance: findAmount(row.current_balance),
      availableBalance: findAmount(row.available_balance),
      creditLimit: findAmount(row.credit_limit),
      amortisedLimit: findAmount(row.amortised_limit),
      currency: findText(row.currency),
    }),
  };
}

/**
 * Converts a transaction to the shape of the Consumer Data Standards; null if the row has no account id. Uses Fiskil's
 * id, which is stable between pulls; the bank's own id is missing at some banks and changes at others. Ignores Fiskil's
 * category.
 */
export function toTransaction(row: Fields): CdsTransaction | null {
  const accountId = findId(row.account_id);
  if (accountId === undefined) return null;
  const extendedData = isFields(row.extended_data) ? toExtendedData(row.extended_data) : undefined;
  return {
    accountId,
    ...keep({
      transactionId: findId(row.fiskil_id, row.transaction_id),
      isDetailAvailable: findFlag(row.is_detail_available),
      type: findText(row.type),
      status: findText(row.status),
      description: findText(row.description),
      postingDateTime: findText(row.posting_date_time),
      valueDateTime: findText(row.value_date_time),
      executionDateTime: findText(row.execution_date_time),
      amount: findAmount(row.amount),
      currency: findText(row.currency),
      reference: findText(row.reference),
      merchantName: findText(row.merchant_name),
      merchantCategoryCode: findAmount(row.merchant_category_code),
      billerCode: findAmount(row.biller_code),
      billerName: findText(row.biller_name),
      crn: findAmount(row.crn),
      apcaNumber: findAmount(row.apca_number),
      instalmentPlanId: findId(row.instalment_plan_id),
      extendedData,
    }),
  };
}

type Extended = NonNullable<CdsTransaction["extendedData"]>;

function toExtendedData(row: Fields): Extended {
  return keep({
    payer: findText(row.payer),
    payee: findText(row.payee),
    extensionUType: findText(row.extension_u_type),
    nppPayload: toPayload(row.npp_payload),
    x2p101Payload: toPayload(row.x2p101_payload),
  });
}

function toPayload(value: unknown): CdsNppPayload | undefined {
  if (!isFields(value)) return undefined;
  const { extendedDescription, endToEndId, purposeCode, service } = toCamel(value) as Record<string, unknown>;
  return keep({
    extendedDescription: findText(extendedDescription),
    endToEndId: findText(endToEndId),
    purposeCode: findText(purposeCode),
    service: findText(service),
  });
}

/**
 * The posting date of a row or, if it has none, its value date or execution date, as text; null if the row has no date.
 */
export function dateOf(row: Fields): string | null {
  const dates = [row.posting_date_time, row.value_date_time, row.execution_date_time];
  return dates.map(findText).find((text) => text !== undefined && text !== "") ?? null;
}

/** Converts a direct debit to the shape of the Consumer Data Standards; null if the row has no account id. */
export function toDirectDebit(row: Fields): CdsDirectDebit | null {
  const accountId = findId(row.account_id);
  if (accountId === undefined) return null;
  const entity = findFields(row.authorised_entity);
  return {
    accountId,
    ...keep({
      lastDebitDateTime: findText(row.last_debit_date_time),
      lastDebitAmount: findAmount(row.last_debit_amount),
      authorisedEntity: entity && (toCamel(entity) as NonNullable<CdsDirectDebit["authorisedEntity"]>),
    }),
  };
}

/** Converts a scheduled payment to the shape of the Consumer Data Standards; null without an id. */
export function toScheduledPayment(row: Fields): CdsScheduledPayment | null {
  const scheduledPaymentId = findId(row.scheduled_payment_id, row.fiskil_id);
  if (scheduledPaymentId === undefined) return null;
  const camel = toCamel(row) as Partial<CdsScheduledPayment>;
  return {
    scheduledPaymentId,
    ...keep({
      nickname: findText(row.nickname),
      payerReference: findText(row.payer_reference),
      payeeReference: findText(row.payee_reference),
      status: findText(row.status),
      from: findFields(camel.from) as CdsScheduledPayment["from"],
      paymentSet: Array.isArray(camel.paymentSet) ? camel.paymentSet : undefined,
      recurrence: findFields(camel.recurrence),
    }),
  };
}

/** The account that a scheduled payment is paid from; undefined if the row names none. */
export function payerAccountOf(row: Fields): string | undefined {
  return findId(findFields(row.from)?.account_id, row.account_id);
}

/** The largest depth of nested details that is converted; anything deeper is left out. */
const DEPTH_MAX = 6;

/**
 * Converts Fiskil's snake_case to the standards' camelCase at every level. Numbers become text, because the Consumer
 * Data Standards write amounts and rates as text; null values are left out.
 */
function toCamel(value: unknown, depth = 0): unknown {
  if (typeof value === "number") return String(value);
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (depth > DEPTH_MAX) return undefined;
  if (Array.isArray(value)) return value.map((each) => toCamel(each, depth + 1));
  if (!isFields(value)) return undefined;
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== null && inner !== undefined)
    .map(([name, inner]) => [toCamelName(name), toCamel(inner, depth + 1)] as const);
  return Object.fromEntries(fields);
}

const toCamelName = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
