import type { CdsTransaction } from "@/lib/engine/bank";
import { type Day, findStatementDay, parseDay, toDayNumber } from "@/lib/engine/calendar/day";
import { toHash } from "@/lib/engine/hash";
import { addReference } from "@/lib/engine/input/add-reference";
import { isSafeId, type ReadAccount, toPublicId } from "@/lib/engine/input/read-account";
import { findCents } from "@/lib/engine/money";
import type { BankRow } from "@/lib/engine/row";
import { tidyText } from "@/lib/engine/text/tidy-text";

/** The maximum length of a text that is parsed as a date. Longer texts are not dates. */
const DAY_TEXT_MAX = 40;
/**
 * The first and last supported day. Banks fill missing dates with the first or last day a computer can represent, and
 * calendar code fails beyond these years.
 */
const FIRST_DAY = parseDay("1990-01-01");
const LAST_DAY = parseDay("2100-12-31");

/**
 * Reports whether a day is within the supported range. Rows on other days are left out, and no report can be made for
 * such a day.
 */
export function isReadable(day: Day): boolean {
  return day >= FIRST_DAY && day <= LAST_DAY;
}

/** The reason why a row is not in the figures. */
export type Unread =
  | "NO_ACCOUNT"
  | "NOT_POSTED"
  | "NO_AMOUNT"
  | "NO_DATE"
  | "FOREIGN_CURRENCY"
  | "AFTER_DATA"
  | "OLDER_THAN_PERIOD";
/**
 * A row that does not have its index and its unique id yet. `bankRowId` is the bank's id ("" for none), `key` is
 * computed on first use, and `raw` is the bank's row.
 */
export type ReadRow = BankRow & { bankRowId: string; key: string; raw: CdsTransaction };
/**
 * A hash of a row's contents. It makes the row's id if the bank gave none, and decides the order of rows with the same
 * id. Computed on first use, because most rows never need it.
 */
export function keyOf(row: ReadRow): string {
  if (row.key !== "") return row.key;
  const { raw, on, cents, description } = row;
  const said = `${on}|${cents}|${description}|${tidyText(raw.reference, 80)}|${raw.type ?? ""}`;
  row.key = toHash(`${raw.accountId}|${said}`);
  return row.key;
}

/** Reads one posted row, or returns the reason why it cannot be read. */
export function toRow(raw: CdsTransaction, account: ReadAccount, dataDay: Day): ReadRow | Unread {
  const cents = typeof raw.amount === "string" ? findCents(raw.amount) : null;
  if (cents === null) return "NO_AMOUNT";
  const currency = tidyText(raw.currency, 8).toUpperCase() || account.currency;
  if (currency !== "AUD") return "FOREIGN_CURRENCY";
  const on = dayOf(raw.postingDateTime) ?? dayOf(raw.valueDateTime) ?? dayOf(raw.executionDateTime);
  if (on === null) return "NO_DATE";
  if (on > dataDay) return "AFTER_DATA";
  const detail = raw.extendedData;
  const payload = detail?.nppPayload ?? detail?.x2p101Payload;
  const description =
    addReference(tidyText(raw.description), tidyText(raw.reference, 140)) ||
    tidyText(payload?.extendedDescription);
  return {
    index: -1,
    id: "",
    bankRowId: toRowId(raw.transactionId),
    key: "",
    raw,
    accountId: account.id,
    kind: account.kind,
    on,
    dayNumber: toDayNumber(on),
    cents,
    type: tidyText(raw.type, 40),
    description,
    printedLength: typeof raw.description === "string" ? raw.description.trimEnd().length : 0,
    merchantName: tidyText(raw.merchantName, 120),
    mcc: tidyText(raw.merchantCategoryCode, 4),
    billerCode: tidyText(raw.billerCode, 12),
    billerName: tidyText(raw.billerName, 120),
    crn: tidyText(raw.crn, 40),
    apca: tidyText(raw.apcaNumber, 8),
    payer: tidyText(detail?.payer, 120),
    payee: tidyText(detail?.payee, 120),
    purpose: tidyText(payload?.purposeCode, 12).toUpperCase(),
    service: tidyText(payload?.service, 12).toUpperCase(),
    endToEndId: tidyText(payload?.endToEndId, 60),
  };
}

/**
 * The row's id in printable form; "" for none. Almost every id is printable as it is, and need not be cleaned first.
 */
function toRowId(value: unknown): string {
  const id = isSafeId(value) ? value : tidyText(value, 200);
  return id === "" ? "" : toPublicId(id);
}

function dayOf(text: unknown): Day | null {
  const day = typeof text === "string" && text.length <= DAY_TEXT_MAX ? findStatementDay(text) : null;
  return day !== null && isReadable(day) ? day : null;
}
