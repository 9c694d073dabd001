import { DataTable } from "@/components/docs/data-table";
import type { Section } from "@/components/docs/guide";
import { AMOUNT_POLICIES } from "./income-policies";
import { INCOME_POLICIES, OUTGOING_POLICIES } from "./kind-policies";
import { Lines } from "./lines";
import { PAYER_POLICIES } from "./payer-policies";
import { readings } from "./readings";

/** Every rule that decides between two defensible figures, and the figure it gives. */
const POLICIES = [...PAYER_POLICIES, ...INCOME_POLICIES, ...AMOUNT_POLICIES, ...OUTGOING_POLICIES];

const policies: Section = {
  id: "policies",
  title: "Policies",
  body: (
    <>
      <p>
        If two figures are both defensible, these rules choose one. None depends on the culture of a name.
      </p>
      <DataTable
        label="Policies"
        head={["Policy", "What it does"]}
        rows={POLICIES.map(([name, ...lines]) => ({
          key: name,
          cells: [name, <Lines key="lines" lines={lines} />],
        }))}
      />
    </>
  ),
};

/** The rules that choose a figure, then the rules that read a wording, in the guide's order. */
export const rules: readonly Section[] = [policies, readings];
