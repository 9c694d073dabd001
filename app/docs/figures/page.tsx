import type { Metadata } from "next";
import { DataTable } from "@/components/docs/data-table";
import { Guide, Note, type Section } from "@/components/docs/guide";
import { Fields } from "@/components/docs/reference/fields";
import { WEIGHTS } from "@/lib/engine/categories/opinion/weights-table";
import { listDefinitions } from "@/lib/engine/figures/texts";
import { apiDocument } from "../api-document";
import { rules } from "./policies";

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
        {schema && <Fields schema={schema} way="answered" />}
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
          A figure’s <code>formula</code> is one of these. The same table is in every report, under{" "}
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

const rightness: Section = {
  id: "how-right",
  title: "How accurate the figures are",
  body: (
    <>
      <p>
        Every decision in a report names the layer and rule that made it, and a confidence: the share of such
        decisions that were right in tests with independently written statement lines and households.{" "}
        <code>npm run accuracy</code> repeats the measurement and prints each target next to its result, with
        the worst errors. If a name does not reveal the category, the transaction stays uncategorised, and the
        report prints the share of such transactions. Figures worked out by hand are in{" "}
        <code>tests/households</code>.
      </p>
      <p>
        The confidence of each layer and strength of rule is (unseen right + w × learned share) ÷ (unseen
        lines + w), rounded down to a hundredth and at most 0.98. The weight w is the number of learned lines,
        at most 8 and at least 1. Unseen lines are lines, and readings in households, that the rules answered
        when they first read them. The learned share is (right + 1) ÷ (lines + 2), counted over the lines
        whose errors were studied later. <code>lib/engine/categories/data/confidence-table.ts</code> holds the
        counts. A rule with a confidence below 0.80 only suggests a category: its decision is marked as
        inferred, or says that the kind is not known. The counts are kept apart where the evidence differs: a
        name with words of two trades, a person’s name without a transfer or a note, and a monthly cadence
        without a firm’s word in the name were right less often, so they only suggest a category.
      </p>
      <p>
        All results below are from the first reading, before any error was studied. Harmful lines are debts,
        gambling, dishonour fees and the like. In the first test, of 1,091 statement lines of seventeen banks,
        nearly all without a category code, the engine answered 91 to 96 % and was right in 97 % of those. For
        six households, net monthly income was within 3 % in five, and 65 % too low for a contractor whose
        payers print invoice numbers in one word. For ten more households, it was within 3 % in eight of the
        nine with at least a month of data, and 38 % too low for a nanny whose employer is a person who writes
        a different note with each pay. Of 550 further lines, 123 of them as banks print them in public files,
        the engine answered 92 %, was right in 97 % of those, and found 92 % of the harmful lines. For the
        eight households written with them, net monthly income was within 3 % in four of the seven with at
        least a month of data. It was 4 % too low for a cleaner whose clients are people, 17 % too low for a
        labour hire worker whose agency’s name is cut in two ways, and 21 % too low for a tiler whose builder
        words each payment differently.
      </p>
      <p>
        On 26 November 2026, two more sets were written without looking at the rules first. Of the 199 lines
        of the first set, the engine answered 98 %, was right in 98 % of those, and found 97 % of the harmful
        lines. Net monthly income was within 3 % in ten of its twelve households; it was 90 % too high for a
        job that began in the last month, and 17 % too low for a person who worked fewer hours after leave. Of
        the 179 lines of the second set, a quarter of them harmful, the engine answered 93 %, was right in 96
        % of those, and found 80 % of the harmful lines. It missed abbreviated words for small loans, and
        lenders that are on no list. Net monthly income was within 3 % in all six of its households.
      </p>
      <p>
        A third set of that day, 320 lines and eight households, was written by a colleague who had not seen
        the rules. The engine answered 95 % of the lines, was right in 95 % of those, and found 91 % of the
        harmful lines. Net monthly income was within 3 % in two of the eight households, and from 31 % too low
        to 35 % too high in the others, because employers and benefits that print several wordings in turn
        became several streams. These are now read as one payer; the same households are then within 3 % in
        seven cases, and 3.2 % too low in the eighth. A fourth set, 260 lines and eight households, was
        written by another colleague who had not seen the rules. The engine answered 96 % of the lines, was
        right in 96 % of those, and found 89 % of the harmful lines; one line was given a wrong harmful label.
        Net monthly income was within 3 % in all eight households.
      </p>
      <p>
        On 27 November 2026, a colleague who had not seen the rules wrote 318 lines and nine households, a
        third of the lines harmful. The engine answered 93 % of the lines, was right in 95 % of those, and
        found 88 % of the harmful lines; one line was given a wrong harmful label. Of the harmful rows in the
        households it found 98 %, and no other row was called harmful. Net monthly income was within 3 % in
        eight of the nine households, and 6 % too low for a teacher whose tutoring pupils pay as private
        people. Spending of six households was 6 to 12 % too low, mostly because local shops stayed
        uncategorised; they are listed in the report as such.
      </p>
      <p>
        On the same day, another colleague who had not seen the rules wrote 500 lines of 27 banks, nearly all
        of them text only and two fifths harmful, and thirteen households. The engine answered 94 % of the
        lines, was right in 96 % of those, and found 91 % of the harmful lines; two lines were given a wrong
        harmful label. Of the harmful rows in the households it found 89 %, and no other row was called
        harmful. It found 10 of 15 salaries. Net monthly income was within 3 % of a value from the average to
        the current pace in eight of the thirteen households. It was 12 % too low for a casual nurse who is
        paid by two hospitals and for a farmer whose buyers are companies, and 37 % too high for the owner of
        a café. After the errors of this set were studied, the engine answers 98 % of its lines, is right in
        99 % of those and finds 99 % of the harmful lines. It finds all fifteen salaries, and net monthly
        income is within 3 % of the average or of the current pace in nine of the thirteen households.
      </p>
      <p>
        A third set of that day, 519 lines of 32 banks and fourteen households, was written by one more
        colleague who had not seen the rules. The engine answered 96 % of the lines, was right in 96 % of
        those, and found 94 % of the harmful lines; three lines were given a wrong harmful label. It found 22
        of 24 salaries. Net monthly income was within 3 % of the average or of the current pace in six of the
        fourteen households, and 57 % too low for an estate agent whose commissions it did not recognise. Jobs
        that ended or began within the data account for most other differences. After the errors were studied,
        it finds all 24 salaries, and net monthly income is within 3 % in twelve of the fourteen households.
      </p>
      <p>
        A fourth set of that day, 360 lines of 21 banks and ten households, all of them text only, was written
        by one more colleague who had not seen the rules. The engine answered 96 % of the lines, was right in
        95 % of those, and found 88 % of the harmful lines; two lines were given a wrong harmful label. Of the
        harmful rows in the households it found 91 %, because a lender of small and medium loans was taken for
        the wrong kind. It found all thirteen salaries. Net monthly income was within 3 % of the average or of
        the current pace in nine of the ten households, and 5.5 % too low for a worker whose second job ended
        within the data. After the errors were studied, it is right in 97 % of the answered lines and finds 93
        % of the harmful ones.
      </p>
      <p>
        Over all these sets, at first reading, net monthly income was within 3 % in 74 of 102 households.
        After their errors were studied, lines and households score higher, but such scores prove less;{" "}
        <code>npm run accuracy -- --part independent</code> prints both kinds.
      </p>
      <p>
        A purchase that no rule knows is looked up in two more places. Layer <code>BRAND</code> is a list of
        brands found in Australia from OpenStreetMap’s name-suggestion-index; a brand that is also an ordinary
        word, a place or a person’s name counts only where it is the whole name. Layer <code>MODEL</code> is a
        small statistical model (logistic regression over words and their parts of three to five letters),
        trained on brand names and trade words from open data (name-suggestion-index, the City of Melbourne’s
        census of land use, CC BY 4.0) and from our own tables, in the wording that banks and card terminals
        use. It runs inside the report, learns nothing from customers, and the same name always gets the same
        answer. Its rule names the words that decided. It reads purchases only, never money in or transfers,
        and can never answer with a debt, gambling, tax, insurance or a payment to a person; it answers only
        for names of two words or more, and only if answers with that confidence were right{" "}
        {PERCENT.format(WEIGHTS.several.precision)} of the time on names kept back from training. It answers
        for one such name in nine; the rest stay uncategorised. Layer <code>WORDS</code> reads names without a
        trade word, as “The Rusty Spoon” suggests meals. Answers from either layer are marked as inferred.
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
          What a figure of a <a href="/docs/reports">report</a> consists of, the formula and the rules behind
          it, and how accurate the rules are.
        </p>
      }
      sections={[figures(), formulas(), ...rules, rightness]}
    />
  );
}
