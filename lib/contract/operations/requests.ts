import { declare } from "@/lib/contract/operation";
import {
  AUDIT_EXAMPLE,
  CREATED_EXAMPLE,
  PROGRESS_EXAMPLE,
  REQUEST_EXAMPLE,
} from "@/lib/contract/operations/request-examples";
import {
  ChangeLiveRequest,
  ChangeRequest,
  CreateLiveRequest,
  CreateRequest,
  Invite,
  ListQuery,
} from "@/lib/contract/request";
import { SandboxHeaders } from "@/lib/contract/sandbox";
import {
  AuditRecord,
  Ended,
  Invited,
  Progress,
  Refreshed,
  RequestCreated,
  RequestList,
  RequestView,
} from "@/lib/contract/wire/request";

const ID = "$response.body#/id";

/** An OpenAPI link from a response's request id to an operation on that request. */
export const toRequest = (description: string, operationId: string) => ({
  operationId,
  description,
  parameters: { id: ID },
});

export const CreateRequestOperation = declare({
  id: "createRequest",
  method: "POST",
  path: "/v1/requests",
  tag: "Requests",
  summary: "Create a request",
  description:
    "Creates a request and returns the link to give to the customer. The customer picks a bank and consents on that page; the report is then prepared automatically, and the `report.ready` webhook reports it.\n\nWith an `Idempotency-Key`, a repeated call does not create a second request.\n\nWith a test key, `X-Sandbox-Household` and `X-Sandbox-Scenario` choose the customer's persona and the scenario.",
  auth: "key",
  headers: SandboxHeaders,
  body: CreateRequest,
  liveBody: CreateLiveRequest,
  bodyExamples: {
    least: {
      summary: "The two required fields",
      value: { client_name: "Priya Raman", report_type: "expense_summary" },
    },
    full: {
      summary: "Everything",
      value: {
        client_name: "Priya Raman",
        report_type: "affordability",
        client_ref: "LOAN-2041",
        email: "priya@example.com",
        phone: "0412 345 678",
        period_label: "FY2026",
        redirect_uri: "https://broker.example/done",
        cancel_uri: "https://broker.example/cancelled",
        consent_type: "ongoing",
        banks: "several",
      },
    },
  },
  badBody: { client_name: " ", report_type: "income", phone: "12" },
  idempotent: true,
  answer: {
    status: 201,
    description: "The request, and the link to give to the customer.",
    schema: RequestCreated,
    example: CREATED_EXAMPLE,
  },
  refusals: ["not_approved", "not_allowed"],
  links: {
    get: toRequest("The request", "getRequest"),
    withdraw: toRequest("Withdraw the request", "withdrawRequest"),
    generate: toRequest("Prepare the report", "generateReport"),
    completeConsent: toRequest("Notify us that the customer is back", "completeConsent"),
    report: toRequest("The report", "getReport"),
    audit: toRequest("The audit log", "getAudit"),
    link: toRequest("What the customer sees", "getConsentLink"),
  },
});

export const ListRequestsOperation = declare({
  id: "listRequests",
  method: "GET",
  path: "/v1/requests",
  tag: "Requests",
  summary: "List requests",
  description:
    'The requests of the key\'s environment, newest first. New requests do not change the pages that follow. `Link` with `rel="next"` contains the URL of the next page.',
  auth: "key",
  query: ListQuery,
  answer: {
    status: 200,
    description: "A page of requests.",
    schema: RequestList,
    example: { data: [REQUEST_EXAMPLE], has_more: false, next_cursor: null },
    headers: { Link: "The next page, if there is one (RFC 8288)." },
  },
});

export const GetRequestOperation = declare({
  id: "getRequest",
  method: "GET",
  path: "/v1/requests/{id}",
  tag: "Requests",
  summary: "Get a request",
  description: "The request's status and details.",
  auth: "key",
  answer: { status: 200, description: "The request.", schema: RequestView, example: REQUEST_EXAMPLE },
});

export const ChangeRequestOperation = declare({
  id: "changeRequest",
  method: "PATCH",
  path: "/v1/requests/{id}",
  tag: "Requests",
  summary: "Change a request",
  description:
    "Changes the customer's contact details, the return URLs, your reference or your metadata while the request is pending. You can also change `refresh_every_days`, but only until the customer consents. A field that is left out stays as it is; null removes its value.",
  auth: "key",
  body: ChangeRequest,
  liveBody: ChangeLiveRequest,
  bodyExamples: {
    contact: { summary: "A corrected phone number", value: { phone: "0412 345 679" } },
  },
  badBody: { phone: "12" },
  answer: { status: 200, description: "The request.", schema: RequestView, example: REQUEST_EXAMPLE },
  refusals: ["conflict"],
});

export const WithdrawRequestOperation = declare({
  id: "withdrawRequest",
  method: "DELETE",
  path: "/v1/requests/{id}",
  tag: "Requests",
  summary: "Withdraw a request",
  description:
    "Deletes the data and the report, withdraws the consent at the bank and sends `request.withdrawn`. The audit log stays. Repeating the call changes nothing and sends nothing.",
  auth: "key",
  answer: {
    status: 200,
    description: "The current status of the request.",
    schema: Ended,
    example: { id: REQUEST_EXAMPLE.id, status: "withdrawn" },
  },
});

export const CompleteConsentOperation = declare({
  id: "completeConsent",
  method: "POST",
  path: "/v1/requests/{id}/consent-complete",
  tag: "Requests",
  summary: "Notify us that the customer is back",
  description:
    "For firms whose customers return to the firm's own page. The call prepares the report if the bank data has arrived. If not, the status is `pending_data`: call again shortly, or wait for the webhook. The body is ignored.",
  auth: "key",
  idempotent: true,
  answer: {
    status: 200,
    description: "The request's state.",
    schema: Progress,
    example: PROGRESS_EXAMPLE,
  },
  links: { report: toRequest("The report", "getReport") },
});

export const InviteOperation = declare({
  id: "inviteCustomer",
  method: "POST",
  path: "/v1/requests/{id}/invite",
  tag: "Requests",
  summary: "Send the link to the customer",
  description:
    "Sends the consent link by email or SMS, in the firm's name. The call needs a live key. An SMS can be sent only to an Australian mobile. If you repeat an invite within a minute, only one message is sent. A firm can invite a recipient at most once in two minutes and send them up to five messages a day. The total number of messages that a firm sends is limited too. Above a limit, the response is 429 with `Retry-After`. An email address is refused if it bounced, or if its owner reported your email as spam. A phone number is refused if it opted out. You can allow a bounced address again on the request's page in the portal. By default, we remind the customer through the same channel after 2, 5 and 8 days, until they answer. The request's timeline shows each reminder. If the link is locked, nothing is sent: unlock it in the portal first.",
  auth: "key",
  body: Invite,
  bodyExamples: {
    email: { summary: "By email", value: { channel: "email", to: "priya@example.com" } },
    sms: { summary: "By SMS", value: { channel: "sms", to: "0412 345 678" } },
  },
  idempotent: true,
  answer: {
    status: 200,
    description: "The link is on its way.",
    schema: Invited,
    example: { id: REQUEST_EXAMPLE.id, channel: "email", status: "sent" },
  },
  refusals: ["production_only", "not_approved", "conflict", "not_set_up", "upstream_unavailable"],
});

export const RefreshOperation = declare({
  id: "refreshReport",
  method: "POST",
  path: "/v1/requests/{id}/refresh",
  tag: "Reports",
  summary: "Refresh a report",
  description:
    "Collects new data under an ongoing consent and prepares a report that supersedes the current one, under a new verification id. The `report.refreshed` webhook reports when the refresh is done. The body is ignored.",
  auth: "key",
  idempotent: true,
  answer: {
    status: 200,
    description: "The request's state.",
    schema: Refreshed,
    example: { ...PROGRESS_EXAMPLE, refresh: "done" },
  },
  refusals: ["not_approved", "conflict", "upstream_refused", "upstream_unavailable"],
});

export const AuditOperation = declare({
  id: "getAudit",
  method: "GET",
  path: "/v1/requests/{id}/audit",
  tag: "Requests",
  summary: "Get the audit log",
  description:
    "The history of the request: each action with its time and the kind of actor. The history stays after withdrawal and purging.",
  auth: "key",
  answer: { status: 200, description: "The audit log.", schema: AuditRecord, example: AUDIT_EXAMPLE },
});
