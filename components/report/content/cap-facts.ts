import type { RepaymentTest } from "@/lib/engine/document";
import { textCell } from "../context";
import { money, percent } from "../format";
import type { Facts } from "../model";
import { FREQUENCY } from "../words";

/** Repayments in a pay period, compared with a cap in credit law. */
export function capFacts(title: string, test: RepaymentTest): Facts {
  return {
    kind: "facts",
    title,
    pairs: [
      { term: "Pay period", cell: { text: FREQUENCY[test.payPeriod] } },
      { term: "Income in it", cell: textCell(money(test.availableIncomeCents), "net of tax withheld") },
      {
        term: "Repayments in it",
        cell: textCell(money(test.repaymentsCents), test.lenders.join(", ") || "none seen"),
      },
      { term: "Share of income", cell: { text: `${percent(test.ratio)} (cap ${percent(test.cap)})` } },
      { term: headroomTerm(test), cell: textCell(headroomText(test), test.note ?? "") },
    ],
  };
}

function headroomTerm({ headroomCents, cap }: RepaymentTest): string {
  const limit = `the ${Math.round(cap * 100)}% cap`;
  return (headroomCents ?? 0) < 0 ? `Over ${limit} by` : `Left under ${limit}`;
}

const headroomText = ({ headroomCents }: RepaymentTest) =>
  money(headroomCents === null ? null : Math.abs(headroomCents));
