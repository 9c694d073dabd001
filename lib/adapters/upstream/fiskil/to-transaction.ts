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
import type { CdsNppPayload, CdsTransaction } from "@/lib/engine/bank";

/**
 * Converts a transaction to the shape of the Consumer Data Standards; null without an account. Uses Fiskil's id,
 * which is stable between pulls; the bank's own id is missing at some banks and changes at others. Ignores Fiskil's
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

/** The date of a row, as text; null without a date. */
export function dateOf(row: Fields): string | null {
  const dates = [row.posting_date_time, row.value_date_time, row.execution_date_time];
  return dates.map(findText).find((text) => text !== undefined && text !== "") ?? null;
}
