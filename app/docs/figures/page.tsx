import type { Metadata } from "next";
import { DataTable } from "@/components/docs/data-table";
import { Guide, Note, type Section } from "@/components/docs/guide";
import { Fields } from "@/components/docs/reference/fields";
import { WEIGHTS } from "@/lib/engine/categories/opinion/weights-table";
import { listDefinitions } from "@/lib/engine/figures/texts";
import { apiDocument } from "../api-document";

export const metadata: Metadata = { title: "How figures are computed" };

const PERCENT = new Intl.NumberFormat("en-AU", { style: "percent" });

function figures(): Section {
  const schema = apiDocument().components.schemas.Figure;
  return {
    id: "figures",
    title: "Figures",
    body: (
      <>
        <p>
          Every computed number says how it was computed, over which days, and from how many transactions.{" "}
          <code>evidence</code> names these transactions, so that you can check the number by hand.
        </p>
        {schema && <Fields schema={schema} direction="answered" />}
      </>
    ),
  };
}

function formulas(): Section {
  const { formulas: all, glossary } = listDefinitions();
  return {
    id: "formulas",
    title: "Formulas",
    body: (
      <>
        <p>
          A figure’s <code>formula</code> is an id from this table. Every report contains the table, under{" "}
          <code>definitions</code>.
        </p>
        <DataTable
          label="Formulas"
          head={["Id", "Name", "How it is computed"]}
          rows={all.map(({ id, name, text }) => ({
            key: id,
            cells: [
              <code key="id" className="whitespace-nowrap">
                {id}
              </code>,
              name,
              text,
            ],
          }))}
        />
        <p>Terms that the formulas use:</p>
        <DataTable
          label="Glossary"
          head={["Word", "Meaning"]}
          rows={glossary.map(({ term, text }) => ({ key: term, cells: [term, text] }))}
        />
      </>
    ),
  };
}

/** The rules have their own page. Their old anchors remain here, because other sites link to them. */
const rules: Section = {
  id: "rules",
  title: "Rules",
  body: (
    <p>
      <a href="/docs/rules">Rules for categories and income</a> has{" "}
      <a id="policies" href="/docs/rules">
        the rules for figures that could be computed in two ways
      </a>{" "}
      and{" "}
      <a id="readings" href="/docs/rules#readings">
        how descriptions are read
      </a>
      .
    </p>
  ),
};

/**
 * The cells of each row: the set, the shares of lines answered, answers that were right and harmful lines found, and
 * the number of households whose income was right. The rows begin with the oldest set, and keep sets of the same day
 * together.
 */
const FIRST_READINGS: readonly (readonly [string, ...string[]])[] = [
  ["1,091 lines of seventeen banks", "91–96%", "97%", "not counted", "5 of 6"],
  ["Ten households without lines", "—", "—", "—", "8 of 9"],
  ["550 lines, 123 of them from public files", "92%", "97%", "92%", "4 of 7"],
  ["26 November, 199 lines", "98%", "98%", "97%", "10 of 12"],
  ["26 November, 179 lines", "93%", "96%", "80%", "6 of 6"],
  ["26 November, 320 lines", "95%", "95%", "91%", "2 of 8"],
  ["26 November, 260 lines", "96%", "96%", "89%", "8 of 8"],
  ["27 November, 318 lines", "93%", "95%", "88%", "8 of 9"],
  ["27 November, 500 lines", "94%", "96%", "91%", "8 of 13"],
  ["27 November, 519 lines", "96%", "96%", "94%", "6 of 14"],
  ["27 November, 360 lines", "96%", "95%", "88%", "9 of 10"],
  ["27 November, 356 lines", "98%", "96%", "98%", "11 of 16"],
  ["27 November, 669 lines", "97%", "96%", "92%", "—"],
  ["27 November, fourteen households without lines", "—", "—", "—", "10 of 14"],
  ["27 November, 28 households, half of them with rare kinds of income", "—", "—", "96%", "15 of 28"],
  ["27 November, 28 households, a third of them with rare kinds of income", "—", "—", "97%", "19 of 28"],
  ["27 November, fourteen households, most of them ordinary", "—", "—", "100%", "10 of 14"],
  ["28 November, four sets of 350 to 366 lines", "93–95%", "95–98%", "94–97%", "41 of 56"],
  ["28 November, five sets of 350 lines", "90–97%", "96–98%", "97–100%", "56 of 70"],
  ["28 November, seven sets of 350 to 427 lines", "92–97%", "92–98%", "90–96%", "84 of 98"],
  ["28 November, five more sets of 350 lines", "91–96%", "95–98%", "94–100%", "57 of 70"],
  ["28 November, five further sets of 350 lines", "94–97%", "94–98%", "90–98%", "58 of 70"],
  ["28 November, the last six sets of 350 lines", "91–97%", "92–98%", "91–98%", "64 of 84"],
  ["29 November, four sets of 350 to 353 lines", "93–96%", "97–98%", "89–100%", "48 of 56"],
  ["29 November, four further sets of 350 to 356 lines", "87–99%", "93–99%", "92–100%", "45 of 56"],
  ["29 November, the last four sets of 350 lines", "91–97%", "93–98%", "95–100%", "44 of 56"],
];

const rightness: Section = {
  id: "how-right",
  title: "How accurate the figures are",
  body: (
    <>
      <p>
        Every decision in a report names the layer and rule that made it. Every decision also has a
        confidence: the share of decisions of the same kind that were right in tests. The tests use statement
        lines and households that were written independently. <code>npm run accuracy</code> repeats the
        measurement. It prints each target next to its result, and then the worst errors. If a name does not
        reveal the category, the transaction stays uncategorised. The report prints the share of uncategorised
        transactions. Figures calculated by hand are in <code>tests/households</code>.
      </p>
      <p>
        The confidence is calculated for each layer and strength of rule: (unseen right + w × learned share) ÷
        (unseen lines + w). In this formula:
      </p>
      <ul className="docs-list">
        <li>unseen lines are the lines of sets and households that the rules read for the first time;</li>
        <li>unseen right is the number of unseen lines that were answered correctly;</li>
        <li>learned lines are lines whose errors were studied later;</li>
        <li>the learned share is (right learned lines + 1) ÷ (learned lines + 2);</li>
        <li>the weight w is the number of learned lines, but at least 1 and at most 8.</li>
      </ul>
      <p>
        The result is rounded down to a hundredth, and is at most 0.98. Each kind of evidence is counted
        separately. <code>lib/engine/categories/data/confidence-table.ts</code> holds the counts. A rule with
        a confidence below 0.80 only suggests a category: its decision is marked as inferred, or says that the
        kind is not known. Three kinds of evidence only suggest a category, whatever their confidence. The
        first is a name with words for two trades. The second is monthly payments under a name without a
        business word, such as “Pty” or “council”. The third is a transfer without a note, under a name that
        looks like a person’s name.
      </p>
      <p>
        Each row below is for one or more sets of statement lines and households. Their authors had not seen
        the rules. The results are from the engine’s first reading, before any error was studied. Harmful
        lines are debts, gambling, dishonour fees and the like. Income counts as right if net monthly income
        is within 3% of one of two amounts: the average received over the covered days, or the current pay. In
        the sets of 318 and 500 lines, any income between the two amounts also counts as right. The second and
        third rows leave out households with less than a month of data.
      </p>
      <DataTable
        label="Results at first reading"
        head={["Set", "Lines answered", "Right, of those answered", "Harmful lines found", "Income right"]}
        rows={FIRST_READINGS.map((cells) => ({ key: cells[0], cells }))}
      />
      <p>
        In all these sets together, income was right in 636 of 818 households. In one of the other households,
        income was 277% too high, because money from a student’s family abroad was counted as wages. In two
        more, no income was counted: money from family hid the wages, and a department’s name was read as a
        note. In a fourth, almost no income was counted, because a contractor’s agency was read as a person.
        The remaining results were between 73% too low and 90% too high. The other large errors had these
        causes:
      </p>
      <ul className="docs-list">
        <li>rent shared by housemates, or a partner’s half of the rent;</li>
        <li>numbers that change with each payment, or invoice numbers printed as one word;</li>
        <li>an employer who is a person and writes a different note with each pay;</li>
        <li>names truncated in two ways, or employers that print several names in turn;</li>
        <li>jobs and benefits that began or ended within the data;</li>
        <li>commissions whose description does not say so.</li>
      </ul>
      <p>
        Once their errors had been studied, the same lines and households scored higher, but the new scores
        prove less. <code>npm run accuracy -- --part independent</code> prints both kinds of score.
      </p>
      <p>
        In the last ten sets, income was right in 110 of 140 households. The table leaves out two of these
        sets, because the engine read them before their authors had finished them. A report may count each
        income by a different <a href="/docs/rules#amounts">rule</a>, so the total may match neither the
        average received nor the current pay. For example, one income may have begun or ended within the data,
        or it may vary while another does not. Measured by the rule that the report prints for each income,
        128 of the 140 households were right. The largest errors in the last four sets had four causes. The
        note of a deposit was read as the payer. A platform replaced another one, and both counted. Pay on a
        certain weekday of the month was read as four-weekly. Three irregular payments were read as
        half-yearly.
      </p>
      <p>
        A purchase that no rule knows is looked up in three more layers. Layer <code>BRAND</code> is a list of
        brands found in Australia, from OpenStreetMap’s name-suggestion-index. Some brands are also an
        ordinary word, a place or a person’s name. Such a brand counts only if it is the whole name of the
        merchant.
      </p>
      <p>
        Layer <code>MODEL</code> is a small statistical model: logistic regression over words and over their
        parts (three to five letters long). It is trained on brand names and trade words, in the wording that
        banks and card terminals use. These names and words come from open data (name-suggestion-index, the
        City of Melbourne’s census of land use, CC BY 4.0) and from our own tables. The model runs while the
        report is prepared and learns nothing from customers. The same name always gets the same category, and
        the rule in the report names the words that decided it. The model reads only purchases, not money in
        or transfers. It never chooses a debt, gambling, tax, insurance or a payment to a person. It answers
        only for names of two words or more, and only if its confidence is high enough. In a test with names
        that were not used for training, its answers were right {PERCENT.format(WEIGHTS.several.precision)} of
        the time. It answered for one in nine of these names; the others stay uncategorised.
      </p>
      <p>
        Layer <code>WORDS</code> reads names without a trade word: “The Rusty Spoon” suggests meals. A
        purchase of up to $40 through Square, SumUp or Zeller also suggests meals, if nothing in the name
        identifies the purchase. Categories from <code>MODEL</code> and <code>WORDS</code> are marked as
        inferred.
      </p>
      <Note>
        <p>
          A report states facts. It has no score and does not approve or decline anyone. It covers only the
          accounts that were shared: <code>quality</code> says how complete their data is, and which accounts
          seem to be missing.
        </p>
      </Note>
    </>
  ),
};

export default function FiguresPage() {
  return (
    <Guide
      href="/docs/figures"
      lead={
        <p>
          What a figure of a <a href="/docs/reports">report</a> consists of, its formula, and how accurate the
          figures are.
        </p>
      }
      sections={[figures(), formulas(), rules, rightness]}
    />
  );
}
