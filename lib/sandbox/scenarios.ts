// The sandbox scenarios. The API, the docs and the bank read this table.
import type { EndingOutcome } from "./endings";

export const SCENARIO_NAMES = [
  "delayed_data",
  "denied_consent",
  "code_failure",
  "ineligible_customer",
  "consent_timeout",
  "bank_unavailable",
  "no_return",
  "joint_sharing_off",
  "upstream_error",
  "upstream_down",
  "revoked_at_bank",
  "no_income",
  "long_history",
  "many_rows",
  "foreign_currency",
  "missing_fields",
  "needs_email",
] as const;
export type ScenarioName = (typeof SCENARIO_NAMES)[number];

export type Scenario = {
  name: ScenarioName;
  /** The scenario in a sentence or two. `{delay}` stands for the server's delay in seconds. */
  story: string;
  /** What a caller of the API will see, in order. */
  expect: readonly string[];
  /** The outcome, instead of a consent, when the customer agrees to share. */
  endsAtConsent?: EndingOutcome;
  /** True if no one-time code is accepted. */
  refusesCode?: true;
  /** The outcome of the visit after the correct one-time code. */
  endsAfterCode?: EndingOutcome;
  /** True if the customer agrees, but their browser never returns. */
  neverReturns?: true;
  /** True if the other holder of a joint account has switched its sharing off. */
  jointSharingOff?: true;
  /**
   * `late`: the data arrives late. `failing`: fetching fails until the time when late data would arrive.
   * `failing_for_ever`: fetching always fails.
   */
  data?: "late" | "failing" | "failing_for_ever";
  /** True if the customer stops sharing at the bank SANDBOX_DELAY_SECONDS after the data has arrived. */
  stopsSharing?: true;
  /** The number of months of data that the bank provides; twelve by default. */
  historyMonths?: number;
  /** How the household's life differs: no income, very many rows, or travel abroad. See households/vary.ts. */
  life?: "no_income" | "many_rows" | "abroad";
  /** True if the bank leaves out fields, even some that the standards require. */
  leavesBlanks?: true;
  /** True if the bank accepts only customers with an email address. */
  needsEmail?: true;
};

export const SCENARIOS: readonly Scenario[] = [
  {
    name: "delayed_data",
    story:
      "The bank needs {delay} seconds to send its data. For the first half of that time it sends nothing, then the last ninety days, and at the end everything.",
    expect: [
      "consent.completed is sent immediately. The status is pending_data, and the calls generate and consent-complete also answer pending_data",
      "After {delay} seconds, or as soon as you move the request's clock forward by a day, the status is ready and report.ready is sent",
    ],
    data: "late",
  },
  {
    name: "denied_consent",
    story: "The customer goes through the bank's pages and the consent is refused, even when they agree.",
    expect: [
      "The status stays pending_consent and no event is sent. The customer returns with CONSENT_ENDUSER_DENIED",
      "The link still works, for another try or for a withdrawal",
    ],
    endsAtConsent: "denied",
  },
  {
    name: "code_failure",
    story: "No one-time code works, not even the one that the page shows. The fifth attempt ends the visit.",
    expect: [
      "The status stays pending_consent and no event is sent. The customer returns with CONSENT_OTP_FAILURE",
      "The link still works, and each visit ends the same way",
    ],
    refusesCode: true,
  },
  {
    name: "ineligible_customer",
    story: "The customer signs in, and the bank finds that this login is not eligible to share data.",
    expect: [
      "The status stays pending_consent and no event is sent. The customer returns with CONSENT_ENDUSER_INELIGIBLE",
      "The link still works, and each visit ends the same way",
    ],
    endsAfterCode: "ineligible",
  },
  {
    name: "consent_timeout",
    story: "The customer takes too long on the last page, so the bank no longer accepts their agreement.",
    expect: [
      "The status stays pending_consent and no event is sent. The customer returns with CONSENT_TIMEOUT",
      "The link still works, and each visit ends the same way",
    ],
    endsAtConsent: "timed_out",
  },
  {
    name: "bank_unavailable",
    story: "The bank stops working in the middle of the visit, when the customer agrees.",
    expect: [
      "The status stays pending_consent and no event is sent. The customer returns with CONSENT_UPSTREAM_PROCESSING_ERROR",
      "The link still works, and each visit ends the same way",
    ],
    endsAtConsent: "bank_failed",
  },
  {
    name: "no_return",
    story: "The customer agrees and closes the window: their browser never comes back from the bank.",
    expect: [
      "The status is pending_consent at first, because the customer has not returned",
      "Moments later the bank confirms the consent, and consent.completed is sent. Then the status is ready and report.ready is sent",
    ],
    neverReturns: true,
  },
  {
    name: "joint_sharing_off",
    story:
      "The other holder of the customer's first joint account has switched off sharing for that account. Priya has a joint account. For people without a joint account, nothing changes.",
    expect: [
      "The bank lists that account, but the customer cannot choose it. If accounts names that account, the call is refused with 422",
      "The status is ready, and the report covers only the other accounts",
    ],
    jointSharingOff: true,
  },
  {
    name: "upstream_error",
    story: "The bank answers every call for data with a fault for {delay} seconds, then works.",
    expect: [
      "consent.completed is sent immediately. The status is pending_data while background work tries again",
      "After {delay} seconds, or as soon as you move the request's clock forward by a day, the status is ready and report.ready is sent",
    ],
    data: "failing",
  },
  {
    name: "upstream_down",
    story: "The bank answers every call for data with a fault, and never recovers.",
    expect: [
      "consent.completed is sent immediately. The status stays pending_data, however long you wait",
      "The consent expires after a year (you can move the request's clock forward). The status is then withdrawn, with withdrawn_by system",
      "DELETE withdraws the request as usual",
    ],
    data: "failing_for_ever",
  },
  {
    name: "revoked_at_bank",
    story:
      "Everything works; {delay} seconds later the customer stops sharing in the bank's own app. Use an ongoing consent, because a one-time consent has ended by then.",
    expect: [
      "The status is ready, and report.ready is sent",
      "After {delay} seconds, or as soon as you move the request's clock forward by a day, the status is withdrawn, with withdrawn_by bank, and request.withdrawn is sent. The report then answers 410",
    ],
    stopsSharing: true,
  },
  {
    name: "no_income",
    story: "This person has no income: they live on savings and pay their usual bills.",
    expect: [
      "The status is ready. The report has no income streams and a net income of zero, and its ratios to income are null",
    ],
    life: "no_income",
  },
  {
    name: "long_history",
    story: "The bank gives twenty-four months instead of twelve.",
    expect: [
      "The status is ready. The report covers its usual twelve months, and counts the older rows under quality.rows_excluded",
    ],
    historyMonths: 24,
  },
  {
    name: "many_rows",
    story: "A little over 50,000 transactions in twelve months: some 137 small purchases a day.",
    expect: [
      "The status is ready a few seconds later than in other scenarios. If you consent by API, allow a longer timeout for that call",
      "The JSON report is about 40 MB. The other formats of the report take longer to create",
    ],
    life: "many_rows",
  },
  {
    name: "foreign_currency",
    story: "A travel account in US dollars, purchases abroad, and the bank's fees for them.",
    expect: [
      "The status is ready. The account in US dollars is not counted in any figure and is listed under quality.accounts_left_out",
      "Purchases abroad that were booked in Australian dollars count as spending",
    ],
    life: "abroad",
  },
  {
    name: "missing_fields",
    story:
      "The bank leaves out data, even fields that the standards require: descriptions, merchants, categories, dates, ids, amounts, a balance.",
    expect: [
      "The status is ready. Rows without a date or an amount are left out and counted under quality.rows_excluded",
      "Figures are based on the rows that could be read, and more of the spending has no category",
    ],
    leavesBlanks: true,
  },
  {
    name: "needs_email",
    story:
      "The data provider requires the customer's email address, as some providers do in the live environment. Leave email out to see the customer's page ask for it.",
    expect: [
      "Without an email address, the customer's page asks for it above its button. GET /v1/connect/{id} then answers with consent_url null and needs email",
      "With an email address from the firm or the customer, everything works as usual, and the request's email is filled in",
    ],
    needsEmail: true,
  },
];

/** The scenario with this name. Null for an unknown name, and for a customer without a scenario. */
export function findScenario(name: string | null): Scenario | null {
  return SCENARIOS.find((scenario) => scenario.name === name) ?? null;
}
