import { SERVICE } from "@/lib/engine/categories/service-receipts";
import type { IncomeStream } from "@/lib/engine/document";
import type { Ledger } from "@/lib/engine/ledger";
import type { BankRow } from "@/lib/engine/row";
import { type FoundStream, restream } from "@/lib/engine/streams/find-streams";

/** The credits of a stream, and their kind of income. */
export type Coded = { stream: FoundStream; code: string };

/** Splits streams so that each has one kind of income, if the rows of one payer have several categories. */
export function listIncomeStreams(ledger: Ledger): Coded[] {
  const coded: Coded[] = [];
  for (const stream of ledger.streams) {
    if (stream.direction !== "IN") continue;
    const byCode = new Map<string, BankRow[]>();
    for (const row of stream.rows) {
      const code = ledger.entries[row.index]?.decision.code ?? "";
      if (!code.startsWith("inc.")) continue;
      const rows = byCode.get(code);
      if (rows) rows.push(row);
      else byCode.set(code, [row]);
    }
    for (const [code, rows] of byCode) {
      const isWhole = rows.length === stream.rows.length;
      coded.push({ code, stream: isWhole ? stream : restream(stream, code, rows) });
    }
  }
  return joinCustomers(coded, ledger);
}

/**
 * Joins the receipts of a service's customers in one account into one income, because together they are the service's
 * pay.
 */
function joinCustomers(coded: readonly Coded[], ledger: Ledger): Coded[] {
  const isCustomer = ({ stream }: Coded) =>
    stream.rows.every(({ index }) => ledger.entries[index]?.decision.rule === SERVICE);
  const byAccount = new Map<string, Coded[]>();
  for (const part of coded.filter(isCustomer)) {
    const { accountId = "" } = part.stream.rows[0] ?? {};
    byAccount.set(accountId, [...(byAccount.get(accountId) ?? []), part]);
  }
  const joined = [...byAccount.values()].flatMap((parts): Coded[] => {
    const [first] = parts;
    if (!first || parts.length < 2) return parts;
    const rows = parts.flatMap(({ stream }) => stream.rows).sort((a, b) => a.index - b.index);
    return [{ code: first.code, stream: restream(first.stream, "customers", rows) }];
  });
  return [...coded.filter((part) => !isCustomer(part)), ...joined];
}

/**
 * Reports whether income is probably paid elsewhere: no everyday account was shared, and the savings accounts received
 * only interest and similar income. Wages are rarely paid into savings; if any were, even wages that ceased or are not
 * counted, income is paid there.
 */
export function isSavingsOnly({ bank }: Ledger, streams: readonly IncomeStream[]): boolean {
  const kinds = new Set(bank.accounts.filter(({ coverage }) => coverage.rows > 0).map(({ kind }) => kind));
  const isSaver = kinds.has("SAVINGS") || kinds.has("TERM_DEPOSIT");
  if (!isSaver || kinds.has("TRANSACTION") || kinds.has("OTHER")) return false;
  return streams.every(({ code }) => code.startsWith("inc.invest"));
}
