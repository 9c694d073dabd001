import type { ReportDocument } from "@/lib/engine/document";
import { day, figureText, money } from "./format";
import { toPrintableText } from "./printable";

/** An item that a note can be about, in words the customer knows. */
export type NoteTarget = { id: string; label: string };
export type TargetGroup = { name: string; targets: NoteTarget[] };

/** The maximum length of a label. A phone shows about this many characters of an option. */
const LABEL_MAX = 60;

function toTarget(id: string, name: string, amount: string): NoteTarget {
  const clean = toPrintableText(name);
  const short = clean.length > LABEL_MAX ? `${clean.slice(0, LABEL_MAX - 1)}…` : clean;
  return { id, label: `${short}, ${amount}` };
}

/** The figures on which a customer may comment, in the report's order. */
export function toTargetGroups({ income, expenses }: ReportDocument): TargetGroup[] {
  const monthly = (figure: Parameters<typeof figureText>[0]) => `${figureText(figure)} a month`;
  const single = [...expenses.possibleOneOffs, ...expenses.largest];
  const payments = new Map(single.map((payment) => [payment.transactionId, payment]));
  const groups: TargetGroup[] = [
    {
      name: "Income",
      targets: income.streams.map((stream) =>
        toTarget(stream.id, stream.name, monthly(stream.monthly.selected)),
      ),
    },
    {
      name: "Regular payments",
      targets: expenses.streams.map((stream) =>
        toTarget(
          stream.id,
          stream.name,
          stream.amount.medianCents === null
            ? "regular"
            : `about ${money(stream.amount.medianCents)} each time`,
        ),
      ),
    },
    {
      name: "Kinds of spending",
      targets: expenses.groups.flatMap((group) =>
        group.leaves.map((leaf) => toTarget(leaf.code, leaf.label, monthly(leaf.monthly.selected))),
      ),
    },
    {
      name: "Single payments",
      targets: [...payments.values()].map((payment) =>
        toTarget(payment.transactionId, payment.name, `${money(payment.amountCents)} on ${day(payment.on)}`),
      ),
    },
  ];
  return groups.filter((group) => group.targets.length > 0);
}

/** Every target once, in group order. A URL contains only the target's index in this list, which reveals nothing. */
export function listTargets(groups: readonly TargetGroup[]): NoteTarget[] {
  return groups.flatMap((group) => group.targets);
}

/** The id of a figure's note on the page of the report. */
export const noteMark = (number: number): string => `note-${number}`;

/** The words for a target, including one that the report no longer has. */
export function labelOf(groups: readonly TargetGroup[], id: string): string {
  return listTargets(groups).find((target) => target.id === id)?.label ?? "A figure of the report";
}
