import type { BankData } from "@/lib/domain/bank";
import { findStatementDay } from "@/lib/domain/day";
import type { Commitments, ExpenseStream } from "@/lib/domain/document";
import type { Ledger } from "@/lib/domain/ledger";
import { compare, LISTED_MAX, magnitude } from "@/lib/domain/liability/list-scheduled";
import { namingWords, sharesName } from "@/lib/domain/liability/shares-name";
import { listOf, toPublicId } from "@/lib/domain/read/read-account";
import { tidyText } from "@/lib/domain/text/tidy-text";

type Authority = Commitments["directDebitAuthorities"][number];
type Payee = { names: Set<string>; count: number };

/**
 * Who may take money from the accounts, and what was taken: an authority with no payment is one the customer may have
 * forgotten, or one the money went to under another name.
 */
export function listAuthorities(
  data: BankData,
  ledger: Ledger,
  streams: readonly ExpenseStream[],
): Authority[] {
  const debits = listOf(data.directDebits).slice(0, LISTED_MAX);
  const payees = debits.length === 0 ? new Map<string, Payee[]>() : indexPayees(ledger);
  return debits
    .map((debit) => {
      const accountId = toPublicId(tidyText(debit?.accountId, 200));
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

/** Eleven digits, however they are grouped. */
function abnOf(value: unknown): string | null {
  const digits = tidyText(value, 40).replace(/[^0-9]/g, "");
  return digits.length === 11 ? digits : null;
}

/** Payees of every account by the telling words of their names, so that no authority looks at every row. */
function indexPayees(ledger: Ledger): Map<string, Payee[]> {
  const byName = new Map<string, Payee & { accountId: string; name: string }>();
  for (const { row, name } of ledger.entries) {
    if (row.cents >= 0) continue;
    const key = `${row.accountId}|${name}`;
    const payee = byName.get(key) ?? {
      accountId: row.accountId,
      name,
      names: new Set(namingWords(name)),
      count: 0,
    };
    payee.count++;
    byName.set(key, payee);
  }
  const index = new Map<string, Payee[]>();
  for (const payee of byName.values())
    for (const word of payee.names) {
      const key = `${payee.accountId}|${word}`;
      const list = index.get(key);
      if (list) list.push(payee);
      else index.set(key, [payee]);
    }
  return index;
}

function countPayments(accountId: string, entity: string, index: ReadonlyMap<string, Payee[]>): number {
  const found = new Set(namingWords(entity).flatMap((word) => index.get(`${accountId}|${word}`) ?? []));
  let count = 0;
  for (const payee of found) count += payee.count;
  return count;
}
