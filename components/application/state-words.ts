import type { ApplicationState } from "@/lib/rules/application/moves";
import type { Tone } from "../ui/chip";

/** The words for an application's states, for the company and for the operators. */
export const APPLICATION_WORDS: Readonly<
  Record<ApplicationState, { label: string; tone: Tone; says: string; operator: string }>
> = {
  draft: {
    label: "Draft",
    tone: "quiet",
    says: "Not submitted yet. Save as often as you like; we read the application only after you submit it.",
    operator: "Draft",
  },
  submitted: {
    label: "Submitted",
    tone: "accent",
    says: "We are reading your application. An answer usually takes one business day.",
    operator: "New",
  },
  questions: {
    label: "We have a question",
    tone: "warn",
    says: "We asked you a question and are waiting for your answer. You can’t get live access before you answer.",
    operator: "With the company",
  },
  answered: {
    label: "Answered",
    tone: "accent",
    says: "We have your answer and are reading it. This usually takes one business day.",
    operator: "Answered",
  },
  approved: {
    label: "Approved",
    tone: "good",
    says: "Your application is approved. You now have live access.",
    operator: "Approved",
  },
  rejected: {
    label: "Not approved",
    tone: "bad",
    says: "We did not approve the application and have told you why. You can apply again.",
    operator: "Rejected",
  },
  withdrawn: {
    label: "Withdrawn",
    tone: "quiet",
    says: "You withdrew the application. You can apply again at any time.",
    operator: "Withdrawn",
  },
};
