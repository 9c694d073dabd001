import { AssessmentForm } from "@/components/portal/assessment-form";
import { LIABILITY } from "@/components/report/words";
import { Card } from "@/components/ui/card";
import type { getAssessment } from "@/lib/analyse/assess-request";
import { LIXI_HEADINGS } from "@/lib/contract/assessment";
import {
  debtField,
  expenseField,
  INCOME_KINDS,
  incomeField,
  SPARE_DEBTS,
  toAssessmentFields,
} from "@/lib/contract/assessment-form";
import { LiabilityClass } from "@/lib/contract/report/debt";
import type { Member } from "@/lib/http/member";
import { assessRequestAction } from "./actions";

/** The portal's names of income kinds. A more specific kind that came through the API is shown by its code. */
const INCOME_WORDS: Readonly<Record<string, string>> = {
  "inc.salary": "Salary and wages",
  "inc.gig": "Gig and platform work",
  "inc.business": "Business and self-employment",
  "inc.gov": "Government payments",
  "inc.super": "Superannuation pension",
  "inc.property": "Rent and board received",
  "inc.invest": "Interest, dividends, distributions",
  "inc.support": "Child and spousal support",
  "inc.comp": "Workers’ compensation, insurance",
};

const CLASSES = LiabilityClass.options.map((value) => ({ value, label: capitalise(LIABILITY[value]) }));

type Props = {
  asking: Member;
  id: string;
  assessment: Awaited<ReturnType<typeof getAssessment>>;
  /** True if there is a report. Saving the assessment then prepares the report again. */
  hasReport: boolean;
};

const ABOUT = {
  again:
    "Your inputs for this request. When you save, the report is prepared again from the same bank data, with a new verification id. The observed figures don’t change.",
  first: "Your inputs for this request. The report will use these inputs. The observed figures don’t change.",
  read: "Your company’s inputs for this request. The inputs don’t change the observed figures.",
} as const;

/** Shows the firm's own inputs for this request next to the observed figures. Read-only for viewers. */
export function AssessmentCard({ asking, id, assessment, hasReport }: Props) {
  const { inputs, version } = assessment;
  const mayWrite = asking.may("request.write");
  const types = new Set([...INCOME_KINDS, ...inputs.declared.income.map(({ type }) => type)]);
  const debts = Array.from({ length: inputs.declared.debts.length + SPARE_DEBTS }, (_, index) => ({
    class: debtField(index, "class"),
    lender: debtField(index, "lender"),
    balance: debtField(index, "balance"),
    repayment: debtField(index, "repayment"),
  }));
  return (
    <Card
      id="assessment"
      title="Assessment"
      about={mayWrite ? ABOUT[hasReport ? "again" : "first"] : ABOUT.read}
    >
      <AssessmentForm
        action={assessRequestAction}
        id={id}
        version={version}
        now={toAssessmentFields(inputs)}
        income={[...types].map((type) => ({ name: incomeField(type), label: INCOME_WORDS[type] ?? type }))}
        expenses={LIXI_HEADINGS.map((heading) => ({ name: expenseField(heading), label: heading }))}
        debts={debts}
        classes={CLASSES}
        mayWrite={mayWrite}
      />
    </Card>
  );
}

function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
