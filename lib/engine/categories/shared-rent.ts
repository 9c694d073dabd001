import { toDecision, toInferred } from "@/lib/engine/categories/decision";
import { isFirmName } from "@/lib/engine/categories/firm-name";
import type { Signs } from "@/lib/engine/categories/read-signs";
import { findMedian } from "@/lib/engine/figures/statistics";
import type { BankRow, Decision } from "@/lib/engine/row";
import { consistencyOf } from "@/lib/engine/streams/consistency";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

type Read = {
  rows: readonly BankRow[];
  texts: readonly Descriptor[];
  signs: readonly Signs[];
  streams: readonly FoundStream[];
};

const RECEIVED = "inc.property.rent";
/** Fewer payments do not show that the customer pays rent: one may be a friend's share or a holiday. */
const PAID_MIN = 3;
/** Costs that only owners have. */
const OWNED: ReadonlySet<string> = new Set(["dbt.mortgage", "hou.strata_landtax", "hou.investment"]);
const COUNCIL = /\b(?:COUNCIL|SHIRE)\b/;

/**
 * Decides that "rent" from a person is a share of the customer's own rent, not income, if the customer pays rent and
 * has no cost of an owner. If the customer's own rent is not recognised, equal shares show it: two housemates each pay
 * a third of a regular payment. Changes `decisions`.
 */
export function shareRent(decisions: Decision[], read: Read): void {
  const shares = read.streams.filter((stream) => isFromPerson(stream, decisions, read));
  if (shares.length === 0 || isOwner(decisions, read)) return;
  const isPaid = decisions.filter(({ code }) => code === "hou.rent").length >= PAID_MIN;
  const shared = isPaid ? null : findShared(shares, decisions, read.streams);
  if (!isPaid && !shared) return;
  for (const { index } of shared?.rows ?? [])
    decisions[index] = toInferred("hou.rent", "CADENCE", "housemates pay equal shares of it", 0.8);
  for (const { index } of shares.flatMap(({ rows }) => rows))
    if (decisions[index]?.code === RECEIVED)
      decisions[index] = toDecision("crd.person", "KEYWORD", "a share of rent", 0.85);
}

function isFromPerson({ direction, rows }: FoundStream, decisions: readonly Decision[], read: Read): boolean {
  if (direction !== "IN" || !rows.some(({ index }) => decisions[index]?.code === RECEIVED)) return false;
  // Notes such as "gas and elec" contain words of firms, so only most of the payments must be without one.
  const unnamed = rows.filter(({ index }) => {
    const text = read.texts[index];
    return text !== undefined && !isFirmName(text, read.signs[index]);
  });
  return unnamed.length > rows.length / 2;
}

function isOwner(decisions: readonly Decision[], { rows, texts }: Read): boolean {
  return rows.some(({ index, kind }) => {
    const code = decisions[index]?.code ?? "";
    const isRates = code === "hou.rates_water" && COUNCIL.test(texts[index]?.words.join(" ") ?? "");
    return kind === "MORTGAGE" || OWNED.has(code) || isRates;
  });
}

const STEADY_MIN = 0.97;
/** Housemates may skip a payment or pay twice, so the counts of payments differ by up to this share. */
const COUNTS_DIFFER_MAX = 0.2;
/** Equal shares differ only by rounding. */
const SHARE_DIFFERS_MAX = 0.005;

/** The regular payment of which each of these people pays an equal share, as the customer does; null if there is none. */
function findShared(
  shares: readonly FoundStream[],
  decisions: readonly Decision[],
  streams: readonly FoundStream[],
): FoundStream | null {
  const found = streams.filter(({ direction, rows, isMature }) => {
    const isOpen = rows.every(({ index }) =>
      /^(?:trf\.person|unc\.debit)$/.test(decisions[index]?.code ?? ""),
    );
    if (direction !== "OUT" || !isMature || !isOpen || consistencyOf(rows) < STEADY_MIN) return false;
    const part = -usualOf(rows) / (shares.length + 1);
    return shares.every(
      (share) =>
        Math.abs(share.rows.length - rows.length) <= rows.length * COUNTS_DIFFER_MAX &&
        Math.abs(usualOf(share.rows) - part) <= part * SHARE_DIFFERS_MAX,
    );
  });
  return found[0] ?? null;
}

const usualOf = (rows: readonly BankRow[]): number => findMedian(rows.map(({ cents }) => cents)) ?? 0;
