import type { BankData } from "@/lib/engine/bank";
import { findStatementDay } from "@/lib/engine/calendar/day";
import type { Commitments, ExpenseStream } from "@/lib/engine/document";
import { listOf, toPublicId } from "@/lib/engine/input/read-account";
import type { Ledger } from "@/lib/engine/ledger";
import { compare, LISTED_MAX, magnitude } from "@/lib/engine/liabilities/list-scheduled";
import { namingWords, sharesName } from "@/lib/engine/liabilities/shares-name";
import { tidyText } from "@/lib/engine/text/tidy-text";
import { toTokens } from "@/lib/engine/text/tokens";

type Authority = Commitments["directDebitAuthorities"][number];
type Payee = { count: number };

/**
 * Direct-debit authorities on the accounts, each with the number of its payments. The customer may have forgotten an
 * authority without payments, or its debits may have another name in the rows.
 */
export function listAuthorities(
  data: BankData,
  ledger: Ledger,
  streams: readonly ExpenseStream[],
): Authority[] {
  const debits = listOf(data.directDebits).slice(0, LISTED_MAX);
  const accountOf = (debit: (typeof debits)[number]) => toPublicId(tidyText(debit?.accountId, 200));
  const payees = indexPayees(ledger, new Set(debits.map(accountOf)));
  return debits
    .map((debit) => {
      const accountId = accountOf(debit);
      const entity =
        tidyText(debit?.authorisedEntity?.description, 120) ||
        tidyText(debit?.authorisedEntity?.financialInstitution, 120) ||
        "Not named";
      const own = streams.filter(
        (stream) => stream.accountId === accountId && sharesName(stream.name, entity),
      );
      return {
        accountId,
        entity,
        abn: abnOf(debit?.authorisedEntity?.abn),
        lastOn: findStatementDay(tidyText(debit?.lastDebitDateTime, 40)),
        lastAmountCents: magnitude(debit?.lastDebitAmount),
        count: countPayments(accountId, entity, payees),
        streamId: own[0]?.id ?? null,
      };
    })
    .sort(
      (a, b) =>
        compare(a.entity, b.entity) ||
        compare(a.accountId, b.accountId) ||
        compare(a.lastOn ?? "", b.lastOn ?? ""),
    );
}

/** The eleven digits of an ABN, however they are grouped; null for other text. */
function abnOf(value: unknown): string | null {
  const digits = tidyText(value, 40).replace(/[^0-9]/g, "");
  return digits.length === 11 ? digits : null;
}

/**
 * Lists the payees of these accounts under each distinctive word of their names. To match an authority, we then need
 * not scan every row.
 */
function indexPayees(ledger: Ledger, accountIds: ReadonlySet<string>): Map<string, Payee[]> {
  const wordsOf = new Map<string, readonly string[]>();
  const index = new Map<string, Payee[]>();
  for (const accountId of accountIds) {
    const counts = new Map<string, number>();
    for (const { row, name } of ledger.entriesOf(accountId))
      if (row.cents < 0) counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const [name, count] of counts) {
      const words = wordsOf.get(name) ?? wordsFor(name);
      wordsOf.set(name, words);
      const payee: Payee = { count };
      for (const word of words) {
        const key = `${accountId}|${word}`;
        const list = index.get(key);
        if (list) list.push(payee);
        else index.set(key, [payee]);
      }
    }
  }
  return index;
}

/** The distinctive words of a name; all its words if none is distinctive, as in "Rent4Keeps". */
function wordsFor(name: string): string[] {
  const words = namingWords(name);
  return [...new Set(words.length > 0 ? words : toTokens(name))];
}

/**
 * Counts the payments to the payees whose names are most like the entity's: those that share the most distinctive
 * words with it. A single shared word must be the first word of the entity's name. So a "Boat Loan" of another firm
 * does not count for "Nautica Boat Insurance".
 */
function countPayments(accountId: string, entity: string, index: ReadonlyMap<string, Payee[]>): number {
  const words = wordsFor(entity);
  const shared = new Map<Payee, string[]>();
  for (const word of words)
    for (const payee of index.get(`${accountId}|${word}`) ?? []) {
      const own = shared.get(payee);
      if (own) own.push(word);
      else shared.set(payee, [word]);
    }
  const most = Math.max(0, ...[...shared.values()].map(({ length }) => length));
  let count = 0;
  for (const [payee, own] of shared)
    if (own.length === most && (most > 1 || own[0] === words[0])) count += payee.count;
  return count;
}
