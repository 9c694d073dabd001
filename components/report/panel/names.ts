import type { ReportDocument } from "@/lib/engine/document";
import { joined } from "../context";
import { figureName } from "../figure-names";
import { UNSHARED } from "../words";
import type { PanelKey } from "./model";

/** Names for the last part of a path, for items with several figures. */
const ASPECT: Readonly<Record<string, string>> = {
  covered: "mean of the whole period",
  m3: "mean of 3 months",
  m6: "mean of 6 months",
  m12: "mean of 12 months",
  median: "median month",
  trimmed: "trimmed mean",
  stream: "current regular amount, per month",
  annualised: "bills spread over the year",
  charged: "charged",
  refunded: "refunded",
  net: "net",
  total: "in the period",
  monthlyIn: "received a month",
  monthlyOut: "transferred a month",
  repaymentMonthly: "repayments a month",
  servicingMonthly: "assessed repayment",
  extraRepayments: "extra repayments",
  advancedMonthly: "advanced a month",
  figure: "how often",
};

/**
 * The name of the figure at the path `key`; null if the figure has no name of its own. The panel then shows the
 * formula's name.
 */
export function nameOf(document: ReportDocument, key: PanelKey): string | null {
  const single = figureName(document, key);
  if (single !== null) return single;
  const words = key.split(".");
  const thing = thingAt(document, words);
  return thing === null ? null : joined(thing, ASPECT[words.at(-1) ?? ""] ?? null);
}

function thingAt(document: ReportDocument, words: readonly string[]): string | null {
  const { income, expenses, liabilities, commitments, conduct, quality, affordability } = document;
  const [part, list, first = "", inner, second = ""] = words;
  const at = Number(first);
  switch (`${part}.${list}`) {
    case "income.streams":
      return income.streams[at]?.name ?? null;
    case "income.byType":
      return income.byType[at]?.label ?? null;
    case "income.financialYears":
      return `Income received in ${income.financialYears[at]?.year ?? ""}`;
    case "expenses.groups": {
      const group = expenses.groups[at];
      return (inner === "leaves" ? group?.leaves[Number(second)]?.label : group?.label) ?? null;
    }
    case "liabilities.shared":
      return liabilities.shared[at]?.name ?? null;
    case "liabilities.detected":
      return liabilities.detected[at]?.lender ?? null;
    case "commitments.lines":
      return commitments.lines[at]?.label ?? null;
    case "conduct.fees":
      return conduct.fees[at]?.label ?? null;
    case "conduct.markers":
      return conduct.markers[at]?.kind.toLowerCase().replaceAll("_", " ") ?? null;
    case "quality.suspectedUnshared": {
      const item = quality.suspectedUnshared[at];
      return item === undefined ? null : `${UNSHARED[item.kind]} (${item.hint})`;
    }
    case "affordability.ladder": {
      const line = affordability?.ladder[at];
      return line?.label ?? null;
    }
    default:
      return null;
  }
}
