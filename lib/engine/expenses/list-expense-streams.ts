import { groupOf, toCategory } from "@/lib/engine/categories/taxonomy";
import type { ExpenseStream } from "@/lib/engine/document";
import { toHash } from "@/lib/engine/hash";
import { type Entry, isMoved, type Ledger } from "@/lib/engine/ledger";
import { type Ask, findAsk } from "@/lib/engine/liabilities/find-ask";
import type { BankRow } from "@/lib/engine/row";
import { consistencyOf } from "@/lib/engine/streams/consistency";
import { describeStream } from "@/lib/engine/streams/describe-stream";
import { type FoundStream, restream } from "@/lib/engine/streams/find-streams";
import { isLongCycle } from "@/lib/engine/streams/frequency";

/**
 * The minimum consistency (0 to 1) of the amounts in a stream, so that habits such as coffee form no stream. The
 * amounts of bills may vary.
 */
const STEADY_MIN = 0.75;
/**
 * The minimum consistency of the amounts in a stream of daily spending. Daily spending can be regular without a
 * contract, so only a nearly fixed price forms a stream.
 */
const HABIT_STEADY_MIN = 0.98;
const HABITS =
  /^(?:foo|shp|per|hou\.maintenance|hea\.(?:medical|pharmacy)|tra\.(?:fuel|public|rideshare_taxi|tolls_parking)|rec\.(?:entertainment|gambling))/;
const BILL_GROUPS: readonly string[] = ["utl", "com", "ins", "dbt"];
const BILL_CATEGORIES: ReadonlySet<string> = new Set([
  "hou.rent",
  "hou.board",
  "hou.rates_water",
  "hou.strata_landtax",
  "hou.home_insurance",
  "hou.investment",
  "hou.second_home",
  "hea.insurance",
  "tra.car_insurance",
  "tra.rego_licence",
  "edu.childcare",
  "edu.private",
  "fam.support_paid",
  "rec.gym",
  "rec.digital",
  "gov.tax",
]);
/** Categories of short-term credit. Two advances half a year apart are two loans, not one stream. */
const SHORT_CREDIT: ReadonlySet<string> = new Set(["dbt.bnpl", "dbt.sacc", "dbt.macc", "dbt.wage_advance"]);
const SUBSCRIPTIONS: ReadonlySet<string> = new Set([
  "com.streaming",
  "rec.digital",
  "rec.gym",
  "giv.donation",
]);

export type CodedStream = { found: FoundStream; code: string; described: ExpenseStream };

/**
 * Lists regular payments to each payee, with one category for each payee. If the payments to a payee have several
 * categories, lists only those with the most frequent category. Omits habits such as regular shopping, whose amounts
 * vary. Also lists a payee whose debits have a cadence together with its dishonoured debits, but not without them.
 */
export function listExpenseStreams(ledger: Ledger): CodedStream[] {
  const coded: CodedStream[] = [];
  for (const stream of ledger.streams) {
    if (stream.direction !== "OUT") continue;
    const code = majorityCode(stream, ledger);
    if (isMoved(code) || groupOf(code) === "csh") continue;
    const own = stream.rows.filter((row) => ledger.entries[row.index]?.decision.code === code);
    const found = own.length === stream.rows.length ? stream : restream(stream, code, own);
    const isBill = BILL_GROUPS.includes(groupOf(code)) || BILL_CATEGORIES.has(code);
    const steadyMin = HABITS.test(code) ? HABIT_STEADY_MIN : isBill ? 0 : STEADY_MIN;
    // Two purchases a quarter apart are a coincidence; only bills can have so slow a cadence.
    const isSlow =
      found.fit !== null && isLongCycle(found.fit.frequency) && (!isBill || SHORT_CREDIT.has(code));
    const isRegular = found.isMature && !isSlow && consistencyOf(found.rows) >= steadyMin;
    if (!isRegular && ledger.setAmountOf(found.rows) === null) continue;
    coded.push(toCoded(found, code, ledger, askOfStream(stream, ledger)));
  }
  coded.push(...listAsked(coded, ledger));
  return coded.sort((a, b) =>
    a.code < b.code ? -1 : a.code > b.code ? 1 : a.found.id < b.found.id ? -1 : 1,
  );
}

function toCoded(found: FoundStream, code: string, ledger: Ledger, ask: Ask | null): CodedStream {
  return { found, code, described: { ...describeStream(found, ledger, { ask }), code, kind: kindOf(code) } };
}

const keyOf = (row: BankRow, ledger: Ledger): string => ledger.entries[row.index]?.text.key ?? "";

/**
 * The amount that a stream's payee charges, if some of its debits were dishonoured. Null if the dishonoured debits may
 * belong to another stream of the same payee.
 */
function askOfStream(stream: FoundStream, ledger: Ledger): Ask | null {
  const keys = new Set(stream.rows.map((row) => keyOf(row, ledger)));
  const bounced = [...keys].flatMap((key) => ledger.bouncedOf(key)).map(({ row }) => row);
  if (bounced.length === 0) return null;
  const isShared = ledger.streams.some(
    (other) => other !== stream && other.rows.some((row) => row.cents < 0 && keys.has(keyOf(row, ledger))),
  );
  return isShared ? null : findAsk(stream.rows, bounced, ledger.bank.period.to);
}

/**
 * If a payee's paid debits are too few for a stream, the payee counts as regular only with at least this many
 * dishonoured debits.
 */
const BOUNCED_MIN = 2;

/**
 * Lists payees whose paid debits are too few for a stream, but whose paid and dishonoured debits together have a
 * cadence.
 */
function listAsked(coded: readonly CodedStream[], ledger: Ledger): CodedStream[] {
  const keys = new Set(
    ledger
      .entriesCoded("trf.reversed")
      .map(({ text }) => text.key)
      .filter((key) => ledger.bouncedOf(key).length >= BOUNCED_MIN),
  );
  for (const { found } of coded) for (const row of found.rows) keys.delete(keyOf(row, ledger));
  if (keys.size === 0) return [];
  const paid = new Map<string, Entry[]>();
  for (const entry of ledger.entries) {
    const { row, text, decision } = entry;
    const isAgreed = row.cents < 0 && !isMoved(decision.code) && !HABITS.test(decision.code);
    if (!isAgreed || !keys.has(text.key)) continue;
    const entries = paid.get(text.key);
    if (entries) entries.push(entry);
    else paid.set(text.key, [entry]);
  }
  return [...paid].flatMap(([key, entries]) => {
    const rows = entries.map(({ row }) => row);
    const bounced = ledger.bouncedOf(key).map(({ row }) => row);
    const ask = findAsk(rows, bounced, ledger.bank.period.to);
    if (ask === null) return [];
    const id = `stream-${toHash(`asked|${key}|${rows[0]?.id ?? ""}`)}`;
    const found: FoundStream = { id, direction: "OUT", rows, fit: null, isMature: false };
    return [toCoded(found, majorityCode(found, ledger), ledger, ask)];
  });
}

function majorityCode(stream: FoundStream, ledger: Ledger): string {
  const counts = new Map<string, number>();
  for (const row of stream.rows) {
    const code = ledger.entries[row.index]?.decision.code ?? "unc.debit";
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? "unc.debit";
}

function kindOf(code: string): ExpenseStream["kind"] {
  if (code === "hou.rent" || code === "hou.board") return "RENT";
  if (code.endsWith("insurance") || groupOf(code) === "ins") return "INSURANCE";
  if (groupOf(code) === "dbt") return "REPAYMENT";
  if (code === "fin.saving" || code === "fin.invest" || code === "trf.own_unshared") return "SAVING";
  if (SUBSCRIPTIONS.has(code)) return "SUBSCRIPTION";
  return toCategory(code).part === "NONE" || code === "unc.debit" ? "OTHER" : "BILL";
}
