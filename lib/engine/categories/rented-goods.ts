import { toInferred } from "@/lib/engine/categories/decision";
import { atCadence } from "@/lib/engine/figures/kinds";
import { findMedian } from "@/lib/engine/figures/statistics";
import type { BankRow, Decision } from "@/lib/engine/row";
import { consistencyOf } from "@/lib/engine/streams/consistency";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

const RENTAL = /^(?:RENTALS?|RNTLS?)$/;
/** Words of firms that rent out homes, vehicles and rooms rather than goods. */
const OTHER_RENTALS =
  /^(?:PROPERT(?:Y|IES)|PROP|REAL|REALTY|ESTATE|HOMES?|HOUSING|RESIDENTIAL|HOLIDAY|ROOMS?|UNITS?|STORAGE|CARS?|TRUCKS?|UTES?|VANS?|VEHICLES?|BIKES?|CARAVANS?|TRUST|AGENCY|TENANTS?|TENANCY|BOND|LETTINGS?)$/;
const CADENCES: ReadonlySet<string> = new Set(["WEEKLY", "FORTNIGHTLY", "FOUR_WEEKLY", "MONTHLY"]);
const PAYMENTS_MIN = 4;
/** The minimum consistency of the amounts of a lease. */
const STEADY_MIN = 0.97;
/** The maximum monthly amount of a lease. Rent of a home is more. */
const MONTHLY_CENTS_MAX = 65_000;

/**
 * Infers a lease of goods from equal direct debits of an unlisted firm with "rental" in its name. The debits must have
 * a cadence and be too small for the rent of a home. Changes `decisions`.
 */
export function inferRentedGoods(
  decisions: Decision[],
  streams: readonly FoundStream[],
  texts: readonly Descriptor[],
): void {
  for (const stream of streams)
    if (isOfGoods(stream, decisions, texts))
      for (const { index } of stream.rows)
        decisions[index] = toInferred("dbt.lease", "CADENCE", "equal direct debits by a rental firm", 0.6);
}

function isOfGoods(
  { direction, rows, fit, isMature }: FoundStream,
  decisions: readonly Decision[],
  texts: readonly Descriptor[],
): boolean {
  if (direction !== "OUT" || !isMature || fit === null || rows.length < PAYMENTS_MIN) return false;
  if (!CADENCES.has(fit.frequency) || consistencyOf(rows) < STEADY_MIN) return false;
  const monthly = atCadence(-(findMedian(rows.map(({ cents }) => cents)) ?? 0), fit.frequency) ?? 0;
  return (
    monthly <= MONTHLY_CENTS_MAX &&
    rows.every(
      (row) =>
        isOpen(decisions[row.index]) &&
        isDirectDebit(row, texts[row.index]) &&
        isRentalFirm(texts[row.index]),
    )
  );
}

/**
 * Reports whether a lease may replace the decision. Cadence and amount are better evidence than the model, which reads
 * only the words.
 */
function isOpen(decision: Decision | undefined): boolean {
  return decision?.layer === "NONE" || decision?.layer === "MODEL";
}

function isDirectDebit(row: BankRow, text: Descriptor | undefined): boolean {
  return text?.channel === "DIRECT_DEBIT" || (text?.channel === null && row.type === "DIRECT_DEBIT");
}

function isRentalFirm(text: Descriptor | undefined): boolean {
  if (!text || text.tokens.length < 2) return false;
  return (
    text.tokens.slice(1).some((word) => RENTAL.test(word)) &&
    !text.tokens.some((word) => OTHER_RENTALS.test(word))
  );
}
