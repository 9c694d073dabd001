import { toCamel } from "@/lib/adapters/upstream/fiskil/camel";
import {
  type Fields,
  findAmount,
  findFlag,
  findId,
  findText,
  isFields,
  keep,
} from "@/lib/adapters/upstream/rest/fields";
import type { CdsAccount, CdsBalance } from "@/lib/engine/bank";

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

/** Converts a balance to the shape of the Consumer Data Standards; null without an account. */
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
