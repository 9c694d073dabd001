import { createHash } from "node:crypto";
import { isOf } from "@/lib/adapters/upstream/fiskil/shared-accounts";
import type { Arrangement } from "@/lib/adapters/upstream/fiskil/to-consent";
import { dateOf } from "@/lib/adapters/upstream/fiskil/to-transaction";
import { type Fields, findId, findMoment } from "@/lib/adapters/upstream/rest/fields";

const DAY_MS = 86_400_000;
/** What comes first reaches back some ninety days; a row older than this is of the full history. */
const RECENT_DAYS = 100;
/** Rows of the last days before the consent still come in from the bank; older ones are there or on their way to us. */
const UNSETTLED_DAYS = 2;

/** What a look at the customer's rows saw, without anything of them. */
export type Sight = {
  /** Changes when there are more or fewer rows of the time before the consent. */
  print: string;
  /** Every consent has rows older than those that come first. */
  isDeep: boolean;
};

export function toSight(
  accounts: readonly Fields[],
  rows: readonly Fields[],
  active: readonly Arrangement[],
): Sight {
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
