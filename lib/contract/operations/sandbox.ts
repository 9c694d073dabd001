import { declare, type JsonAnswer, type Operation } from "@/lib/contract/operation";
import { REQUEST_EXAMPLE } from "@/lib/contract/operations/request-examples";
import { AdvanceClock, ConsentAsCustomer, ReviewAsCustomer, SimulateEvent } from "@/lib/contract/sandbox";
import { RequestView } from "@/lib/contract/wire/request";
import { SandboxGuide, SimulatedEvent } from "@/lib/contract/wire/sandbox";

const WITHDRAWN = {
  ...REQUEST_EXAMPLE,
  status: "withdrawn",
  stage: "withdrawn",
  email: null,
  phone: null,
  consent: null,
  purge_at: null,
  withdrawn_at: "2026-11-02T01:20:00.000Z",
  withdrawn_by: "bank",
};

const PURGED = {
  ...REQUEST_EXAMPLE,
  status: "purged",
  stage: "purged",
  email: null,
  phone: null,
  consent: null,
  purge_at: "2026-11-02T01:18:52.004Z",
  purged_at: "2026-11-02T01:20:00.000Z",
};

const GUIDE_EXAMPLE = {
  households: [
    {
      id: "joan",
      name: "Joan Whitfield",
      customer_number: "10002005",
      story: "Seventy-six, owns her house, lives on the Age Pension and a little super.",
      expect: ["Age Pension each fortnight, super pension each month", "No rent, no mortgage, no debts"],
      bank: "sbx-banksia",
      banks: [],
      accounts: [
        { key: "everyday", name: "Pensioner Account", kind: "everyday" },
        { key: "savings", name: "Savings", kind: "savings" },
      ],
    },
  ],
  scenarios: [
    {
      name: "denied_consent",
      story: "The customer goes through the bank's pages and the consent is refused, even when they agree.",
      expect: ["Status stays pending_consent and no event is sent"],
    },
  ],
  banks: [{ id: "sbx-banksia", name: "Banksia Mutual", health: "healthy", note: null }],
};

/** The response of most sandbox controls: the request after the change. */
const asItStands = (example: unknown): JsonAnswer<typeof RequestView> => ({
  status: 200,
  description: "The current state of the request.",
  schema: RequestView,
  example,
});

/**
 * Error codes of the sandbox controls: `not_allowed` for a live key, and `conflict` for a request in a state to which
 * the control does not apply.
 */
const REFUSALS = ["not_allowed", "conflict"] as const satisfies Operation["refusals"];

export const ListSandboxOperation = declare({
  id: "listSandboxScenarios",
  method: "GET",
  path: "/v1/sandbox/scenarios",
  tag: "Sandbox",
  summary: "List households and scenarios",
  description:
    "The personas and scenarios for test requests, with the results to expect. When you create a request, choose the persona with `X-Sandbox-Household` and the scenario with `X-Sandbox-Scenario`. The same choice gives the same data every time; each new day adds transactions.",
  auth: "key",
  answer: {
    status: 200,
    description: "All personas and scenarios.",
    schema: SandboxGuide,
    example: GUIDE_EXAMPLE,
  },
  refusals: ["not_allowed"],
});

export const ConsentAsCustomerOperation = declare({
  id: "consentAsCustomer",
  method: "POST",
  path: "/v1/sandbox/requests/{id}/consent",
  tag: "Sandbox",
  summary: "Consent, deny or cancel as the customer",
  description:
    "Opens the customer's link, goes through the bank's pages to the chosen outcome and comes back. The links, one-time codes, limits and events are the same as in a browser. After an outcome without a consent, the request stays `pending_consent` and its link stays valid. The response arrives when the request has advanced as far as its data allows; for most personas, its status is then `ready`.",
  auth: "key",
  body: ConsentAsCustomer,
  bodyExamples: {
    authorise: { summary: "Agree, with the defaults of the sandbox", value: { outcome: "authorise" } },
    choose: {
      summary: "Agree as one persona, at one bank, to one account",
      value: { outcome: "authorise", household: "joan", bank: "sbx-ironbark", accounts: ["everyday"] },
    },
    deny: { summary: "Refuse", value: { outcome: "deny" } },
    lose_bank: { summary: "Lose the connection to the bank", value: { outcome: "lose_bank" } },
  },
  idempotent: true,
  answer: asItStands(REQUEST_EXAMPLE),
  refusals: REFUSALS,
});

export const ReviewAsCustomerOperation = declare({
  id: "reviewAsCustomer",
  method: "POST",
  path: "/v1/sandbox/requests/{id}/review",
  tag: "Sandbox",
  summary: "Share or withdraw as the customer",
  description:
    "Only for companies whose customers review their report. Shares the report that is waiting for review, or withdraws the request, like the buttons on the customer's page.",
  auth: "key",
  body: ReviewAsCustomer,
  bodyExamples: {
    share: { summary: "Share", value: { outcome: "share" } },
    withdraw: { summary: "Withdraw", value: { outcome: "withdraw" } },
  },
  idempotent: true,
  answer: asItStands(REQUEST_EXAMPLE),
  refusals: REFUSALS,
});

export const RevokeAtBankOperation = declare({
  id: "revokeAtBank",
  method: "POST",
  path: "/v1/sandbox/requests/{id}/revoke",
  tag: "Sandbox",
  summary: "Stop sharing at the bank",
  description:
    "The customer ends the consent in the bank's own app. The request is withdrawn by the bank, and `request.withdrawn` is sent. Under a `once` consent, sharing ends when the data has been collected. After that, the response is 409. The body is ignored.",
  auth: "key",
  idempotent: true,
  answer: asItStands(WITHDRAWN),
  refusals: REFUSALS,
});

export const AdvanceClockOperation = declare({
  id: "advanceClock",
  method: "POST",
  path: "/v1/sandbox/requests/{id}/clock",
  tag: "Sandbox",
  summary: "Move a request's clock forward",
  description:
    "Moves one request's clock forward. The request's pending changes then happen sooner. An unanswered link is locked, the report stops waiting for another bank, late data arrives, and a bank recovers. The customer's time to share ends, the next planned refresh is due, a consent ends or is revoked, and the retention period ends. Everything that becomes due is done before the response. For example, if the retention period ends, the report is really deleted. Only a planned refresh runs afterwards, in the background. Recorded times do not change.",
  auth: "key",
  body: AdvanceClock,
  bodyExamples: {
    day: { summary: "Until late data arrives", value: { advance_days: 1 } },
    retention: { summary: "To the end of the default retention period", value: { advance_days: 90 } },
  },
  idempotent: true,
  answer: asItStands(PURGED),
  refusals: REFUSALS,
});

export const SimulateEventOperation = declare({
  id: "simulateEvent",
  method: "POST",
  path: "/v1/sandbox/requests/{id}/events",
  tag: "Sandbox",
  summary: "Send a webhook",
  description:
    "Sends an event about this request to the company's webhook endpoints that subscribe to the event. All five types are possible. The event is signed and retried like any other event, and its payload has `simulated: true`. The request does not change. `verification_id` in the payload is the verification id of the request's report, or null if there is no report.",
  auth: "key",
  body: SimulateEvent,
  bodyExamples: { ready: { summary: "report.ready", value: { event: "report.ready" } } },
  idempotent: true,
  answer: {
    status: 200,
    description: "The webhook is on its way.",
    schema: SimulatedEvent,
    example: {
      request_id: REQUEST_EXAMPLE.id,
      event: "report.ready",
      event_id: "evt_5c8w2v9n0m4x7k1q3z6t8r2d5f",
      delivery_id: "dlv_0k3m6q9t2w5z8c1f4h7n0r3v6y",
    },
  },
  refusals: REFUSALS,
});
