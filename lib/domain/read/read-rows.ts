import type { BankData, CdsTransaction } from "@/lib/domain/bank";
import { type Day, findStatementDay, toDayNumber } from "@/lib/domain/day";
import { toHash } from "@/lib/domain/hash";
import { findCents } from "@/lib/domain/money";
import { dropRepeats } from "@/lib/domain/read/drop-repeats";
import { listOf, type ReadAccount, toPublicId } from "@/lib/domain/read/read-account";
import type { BankRow } from "@/lib/domain/row";
import { tidyText } from "@/lib/domain/text/tidy-text";

/** Why a row is not in the figures. */
export type Unread =
  | "NO_ACCOUNT"
  | "NO_AMOUNT"
  | "NO_DATE"
  | "FOREIGN_CURRENCY"
  | "AFTER_DATA"
  | "OLDER_THAN_PERIOD";
/** A row before it has its place and its own id, with the bank's id ("" for none) and a hash of what it says. */
export type ReadRow = BankRow & { bankRowId: string; key: string };
export type Read = { rows: ReadRow[]; pending: number; unread: Map<Unread, number> };

/**
 * The posted rows of the bank's data that can be read, each once. Rows are told apart by account and transaction id;
 * without an id by day, amount, text and how many times that occurs. Pending rows are counted and left out.
 */
export function readRows(data: BankData, accounts: readonly ReadAccount[], dataDay: Day): Read {
  const byBankId = new Map(accounts.map((account) => [account.bankId, account]));
  const dayOf = newDayReader();
  const unread = new Map<Unread, number>();
  const posted = new Map<string, ReadRow>();
  const nameless: ReadRow[] = [];
  const refused = new Set<string>();
  const pending = new Map<string, number>();
  for (const raw of listOf(data.transactions)) {
    const account = byBankId.get(raw?.accountId ?? "");
    const name = namedKey(raw);
    if (raw?.status === "PENDING") {
      const key = name ?? `${raw.accountId}|${raw.amount}|${raw.description}`;
      pending.set(key, (pending.get(key) ?? 0) + 1);
      continue;
    }
    const row = account ? toRow(raw, account, dayOf, dataDay) : "NO_ACCOUNT";
    if (typeof row === "string") {
      // A page that came twice is counted once.
      if (name !== null && refused.has(name)) continue;
      if (name !== null) refused.add(name);
      unread.set(row, (unread.get(row) ?? 0) + 1);
    } else if (name === null) {
      nameless.push(row);
    } else {
      const known = posted.get(name);
      if (!known || isBetter(row, known)) posted.set(name, row);
    }
  }
  const left = [...pending].filter(([key]) => !posted.has(key));
  const pendingCount = left.reduce((count, [key, times]) => count + (key.startsWith("#") ? 1 : times), 0);
  return { rows: [...posted.values(), ...dropRepeats(nameless)], pending: pendingCount, unread };
}

function namedKey(raw: CdsTransaction): string | null {
  const id = raw?.transactionId;
  return typeof id === "string" && id.trim() !== "" ? `#${raw.accountId}\u0000${id}` : null;
}

/** Two versions of one row: the later day is the correction; then any order that does not depend on the input's. */
function isBetter(row: ReadRow, known: ReadRow): boolean {
  return row.dayNumber === known.dayNumber ? row.key > known.key : row.dayNumber > known.dayNumber;
}

function toRow(raw: CdsTransaction, account: ReadAccount, dayOf: DayReader, dataDay: Day): ReadRow | Unread {
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
    tidyText(raw.description) || tidyText(raw.reference) || tidyText(payload?.extendedDescription);
  const id = tidyText(raw.transactionId, 200);
  return {
    index: -1,
    id: "",
    bankRowId: id === "" ? "" : toPublicId(id),
    key: toHash(
      `${account.bankId}|${on}|${cents}|${description}|${tidyText(raw.reference, 80)}|${raw.type ?? ""}`,
    ),
    accountId: account.id,
    kind: account.kind,
    on,
    dayNumber: toDayNumber(on),
    cents,
    type: tidyText(raw.type, 40),
    description,
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

type DayReader = (text: unknown) => Day | null;

/** Reading an instant costs a time-zone look-up, and statements repeat their dates; so each text is read once. */
function newDayReader(): DayReader {
  const known = new Map<string, Day | null>();
  return (text) => {
    if (typeof text !== "string" || text.length > 40) return null;
    const found = known.get(text);
    if (found !== undefined) return found;
    const day = findStatementDay(text);
    if (known.size < 50_000) known.set(text, day);
    return day;
  };
}
