import type { Metadata } from "next";
import { DataTable } from "@/components/docs/data-table";
import { Guide, type Section } from "@/components/docs/guide";
import { Inline } from "@/components/docs/prose";
import { ATTRIBUTE_GROUPS, ATTRIBUTES, ATTRIBUTES_VERSION, groupOf } from "@/lib/contract/attributes/list";

export const metadata: Metadata = { title: "Attributes" };

const TITLES: Readonly<Record<(typeof ATTRIBUTE_GROUPS)[number], string>> = {
  summary: "Summary",
  income: "Income",
  expenses: "Expenses",
  debts: "Debts",
  commitments: "Commitments",
  conduct: "Conduct",
  balances: "Balances",
  affordability: "Affordability",
  quality: "Quality",
};

const reading: Section = {
  id: "reading",
  title: "Reading an attribute",
  body: (
    <>
      <p>
        This is version {ATTRIBUTES_VERSION} of the set. It has {ATTRIBUTES.length} attributes, always in this
        order. A new attribute raises the second number of the version. If the meaning of an attribute
        changes, it gets a new id.
      </p>
      <ul className="docs-list">
        <li>
          Each attribute is a figure of the report, or a count of its lines. There is no score and no verdict.
        </li>
        <li>
          <Inline text="`value` is null if it is not known. Null never means zero. If a kind of income, cost or commitment was not seen, its value is 0." />
        </li>
        <li>
          <Inline text="`unit`, `window` and `quality` have the same meaning as in [a figure](/docs/figures#figures). Quality `INCOMPLETE` with a null value means that the report has no such figure." />
        </li>
        <li>
          In the insight profile, the values are those of the insight report. Amounts are rounded, a count of
          1 to 9 transactions is given as 9, and values that could reveal a single transaction are null.
        </li>
      </ul>
    </>
  ),
};

const groups: readonly Section[] = ATTRIBUTE_GROUPS.map((group) => ({
  id: `attributes-${group}`,
  title: TITLES[group],
  body: (
    <DataTable
      label={`Attributes: ${TITLES[group]}`}
      head={["Id", "Unit", "Meaning"]}
      rows={ATTRIBUTES.filter(({ id }) => groupOf(id) === group).map(({ id, unit, text }) => ({
        key: id,
        cells: [
          <code key="id">{id}</code>,
          <code key="unit">{unit}</code>,
          <Inline key="text" text={text} />,
        ],
      }))}
    />
  ),
}));

/** Lists every attribute, from the same list as the endpoint. */
export default function AttributesPage() {
  return (
    <Guide
      href="/docs/attributes"
      lead={
        <p>
          <Inline text="`GET /v1/requests/{id}/attributes` returns figures of the report as one flat list, for programs that need numbers under stable ids instead of a document. `?group=` returns one group." />
        </p>
      }
      sections={[reading, ...groups]}
    />
  );
}
