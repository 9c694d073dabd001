/**
 * A way in which a visit to the bank ends without a consent. The bank, its pages, the API and the documentation all use
 * the table of endings. The codes are those of the provider that we imitate.
 */
type Ending = {
  /** The ending's name in the session. */
  outcome: string;
  /** The ending's name in the API's consent control. */
  act: string;
  /** The error code that is added to the return URL. */
  error: "access_denied" | "invalid_request" | "server_error";
  errorType: string;
  errorDescription: string;
  /** The title of the page for a customer who opens the link again. */
  title: string;
  text: string;
  /**
   * The control with which a tester triggers the ending: the steps that offer it, its label and its meaning. Null if a
   * tester cannot trigger it.
   */
  trial: { steps: readonly StepName[]; label: string; story: string } | null;
};

/** The steps of the hosted pages, in order. */
export const STEP_NAMES = ["bank", "sign_in", "code", "accounts", "review"] as const;
export type StepName = (typeof STEP_NAMES)[number];

export const ENDINGS = [
  {
    outcome: "denied",
    act: "deny",
    error: "access_denied",
    errorType: "CONSENT_ENDUSER_DENIED",
    errorDescription: "The customer did not agree to share.",
    title: "You said no",
    text: "Nothing was shared. If you change your mind, go back and start again.",
    trial: null,
  },
  {
    outcome: "cancelled",
    act: "cancel",
    error: "access_denied",
    errorType: "AUTH_SESSION_CANCELLED",
    errorDescription: "The customer cancelled.",
    title: "You cancelled",
    text: "Nothing was shared. If you change your mind, go back and start again.",
    trial: null,
  },
  {
    outcome: "code_failed",
    act: "fail_code",
    error: "access_denied",
    errorType: "CONSENT_OTP_FAILURE",
    errorDescription: "The one-time code was wrong too often.",
    title: "The code was wrong too often",
    text: "To keep your account safe, we ended this visit. Nothing was shared. Go back and start again for a new code.",
    trial: {
      steps: ["code"],
      label: "Fail the one-time code",
      story: "The customer enters too many wrong one-time codes.",
    },
  },
  {
    outcome: "timed_out",
    act: "time_out",
    error: "access_denied",
    errorType: "CONSENT_TIMEOUT",
    errorDescription: "The customer took too long.",
    title: "This visit took too long",
    text: "To keep your account safe, we ended this visit. Nothing was shared. Go back and start again.",
    trial: {
      steps: ["sign_in", "code", "accounts", "review"],
      label: "Let time run out",
      story: "The customer leaves the page open for too long.",
    },
  },
  {
    outcome: "ineligible",
    act: "be_ineligible",
    error: "access_denied",
    errorType: "CONSENT_ENDUSER_INELIGIBLE",
    errorDescription: "The customer is not eligible to share data from this bank.",
    title: "This login can’t share data",
    text: "Some logins can’t share data, for example logins of people under 18 or of some businesses. Nothing was shared. Go back and try another bank.",
    trial: {
      steps: ["sign_in", "accounts"],
      label: "Be a customer who can’t share",
      story:
        "The bank finds that this customer can’t share: they are under 18, or the business has no nominated representative.",
    },
  },
  {
    outcome: "bank_failed",
    act: "lose_bank",
    error: "server_error",
    errorType: "CONSENT_UPSTREAM_PROCESSING_ERROR",
    errorDescription: "The bank could not continue.",
    title: "Something went wrong at the bank",
    text: "The bank’s site stopped working in the middle of your visit. Nothing was shared. Go back and try again in a few minutes.",
    trial: {
      steps: ["code", "accounts", "review"],
      label: "Lose the bank",
      story: "The bank stops working in the middle of the visit.",
    },
  },
  {
    outcome: "expired",
    act: "expire",
    error: "invalid_request",
    errorType: "AUTH_SESSION_INVALID",
    errorDescription: "The link has been used or has expired.",
    title: "This link has expired",
    text: "Each link works once and expires after five days. Nothing was shared. Go back to get a new link.",
    trial: {
      steps: ["bank", "sign_in"],
      label: "Use a link that has expired",
      story: "The link has already been used, or is more than five days old.",
    },
  },
] as const satisfies readonly Ending[];

export type EndingOutcome = (typeof ENDINGS)[number]["outcome"];
export type EndingAct = (typeof ENDINGS)[number]["act"];

/** The ending with this outcome. Null for an open session, for an unknown outcome, and for a visit with a consent. */
export function findEnding(outcome: string | null): (typeof ENDINGS)[number] | null {
  return ENDINGS.find((ending) => ending.outcome === outcome) ?? null;
}

/** The ending that the API's consent control calls `act`; null for an unknown name. */
export function findEndingAct(act: string): (typeof ENDINGS)[number] | null {
  return ENDINGS.find((ending) => ending.act === act) ?? null;
}

/** The endings that a step offers only to testers. */
export function listTrials(step: StepName): { outcome: EndingOutcome; label: string; story: string }[] {
  return ENDINGS.flatMap(({ outcome, trial }) => {
    const steps: readonly StepName[] = trial?.steps ?? [];
    return trial && steps.includes(step) ? [{ outcome, label: trial.label, story: trial.story }] : [];
  });
}
