import type { Metadata } from "next";
import { DataTable } from "@/components/docs/data-table";
import { Guide, type Section } from "@/components/docs/guide";
import { AMOUNT_RULES } from "./amounts";
import { KIND_RULES } from "./kinds";
import { Lines } from "./lines";
import { OUTGOING_RULES } from "./outgoings";
import { PAYER_RULES } from "./payers";
import { READING_RULES } from "./readings";
import type { Rule } from "./rule";

export const metadata: Metadata = { title: "Rules for categories and income" };

const SECTIONS: readonly (readonly [id: string, title: string, rules: readonly Rule[]])[] = [
  ["payers", "Payments of one payer, and own accounts", PAYER_RULES],
  ["kinds", "Kinds of income", KIND_RULES],
  ["amounts", "Amounts of income, spending and repayments", AMOUNT_RULES],
  ["outgoings", "Rent, debts and tax", OUTGOING_RULES],
  ["readings", "How descriptions are read", READING_RULES],
];

function toSection([id, title, rules]: (typeof SECTIONS)[number]): Section {
  return {
    id,
    title,
    body: (
      <DataTable
        label={title}
        head={["Subject", "Rules"]}
        rows={rules.map(([subject, ...lines]) => ({
          key: subject,
          cells: [subject, <Lines key="lines" lines={lines} />],
        }))}
      />
    ),
  };
}

export default function RulesPage() {
  return (
    <Guide
      href="/docs/rules"
      lead={
        <p>
          Some figures of a <a href="/docs/reports">report</a> could be computed in more than one defensible
          way. These rules choose one. No rule depends on the culture that a name comes from. A{" "}
          <i>business word</i> is a word for an organisation or a trade, such as “Pty”, “council”, “school” or
          “plumbing”. <a href="/docs/figures">How figures are computed</a> has the formulas, explains terms
          such as “stream” and “covered days”, and shows how accurate the rules are.
        </p>
      }
      sections={SECTIONS.map(toSection)}
    />
  );
}
