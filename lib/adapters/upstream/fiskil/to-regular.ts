import { toCamel } from "@/lib/adapters/upstream/fiskil/camel";
import {
  type Fields,
  findAmount,
  findFields,
  findId,
  findText,
  keep,
} from "@/lib/adapters/upstream/rest/fields";
import type { CdsDirectDebit, CdsScheduledPayment } from "@/lib/engine/bank";

/** Converts a direct debit to the shape of the Consumer Data Standards; null without an account. */
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

/** The account that a scheduled payment is paid from; undefined if absent. */
export function payerAccountOf(row: Fields): string | undefined {
  return findId(findFields(row.from)?.account_id, row.account_id);
}
