import { createHash } from "node:crypto";
import { isOf } from "@/lib/adapters/upstream/fiskil/shared-accounts";
import type { Arrangement } from "@/lib/adapters/upstream/fiskil/to-consent";
import { dateOf } from "@/lib/adapters/upstream/fiskil/to-transaction";
import { type Fields, findId, findMoment } from "@/lib/adapters/upstream/rest/fields";

const DAY_MS = 86_400_000;
/**
 * Fiskil's first delivery reaches back about ninety days. Rows older than this many days belong to the full history.
 */
const RECENT_DAYS = 100;
/** Rows of the last days before the consent may still arrive from the bank, so they are not counted. */
const UNSETTLED_DAYS = 2;

/** An observation of the customer's rows, without their contents. */
export type RowObservation = {
  /** A fingerprint that changes if the accounts or the number of rows before the consent change. */
  print: string;
  /** True if every consent has rows older than those of the first delivery. */
  isDeep: boolean;
};

export function observeRows(
  accounts: readonly Fields[],
  rows: readonly Fields[],
  active: readonly Arrangement[],
): RowObservation {
  const dated = rows.flatMap((row) => {
    const at = findMoment(dateOf(row));
    return at ? [{ account: findId(row.account_id) ?? "", at: at.getTime() }] : [];
  });
  const parts = active.map((consent) => {
    const ids = new Set(accounts.filter((row) => isOf(row, consent)).map((row) => findId(row.account_id)));
    const given = consent.givenAt.getTime();
    const settled = dated.filter(
      ({ account, at }) => ids.has(account) && at < given - UNSETTLED_DAYS * DAY_MS,
    );
    const oldest = settled.reduce((least, { at }) => Math.min(least, at), Number.POSITIVE_INFINITY);
    return {
      ref: consent.consentRef,
      accounts: ids.size,
      rows: settled.length,
      isDeep: oldest < given - RECENT_DAYS * DAY_MS,
    };
  });
  const text = JSON.stringify(parts.map(({ ref, accounts: count, rows: found }) => [ref, count, found]));
  const print = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  return { print, isDeep: parts.length > 0 && parts.every(({ isDeep }) => isDeep) };
}
