import type { DocumentedOperation } from "@/components/docs/reference/document";

/** A folder of the collection: its purpose, and its calls in an order that works when run. */
type Folder = { name: string; description: string; ids: readonly string[] };

/**
 * The life of one request, so that a run from top to bottom with a test key succeeds. Calls that would end the request
 * early come last.
 */
const FOLDERS: readonly Folder[] = [
  {
    name: "1. Create a request",
    description: "Create a request and look at it. The first call stores the id for all later calls.",
    ids: ["createRequest", "listRequests", "getRequest", "changeRequest", "getConsentLink"],
  },
  {
    name: "2. Consent",
    description: "Act as the customer, with the sandbox's controls.",
    ids: ["listSandboxScenarios", "consentAsCustomer", "completeConsent"],
  },
  {
    name: "3. Report",
    description: "Fetch the report in every format, check its status, and refresh it.",
    ids: [
      "generateReport",
      "getReport",
      "getReportHtml",
      "getReportXml",
      "getReportPdf",
      "getReportXlsx",
      "getReportCsv",
      "getLinesCsv",
      "getComparisonCsv",
      "getCreditorsCsv",
      "getFinancialStatementCsv",
      "listCategoryMaps",
      "getStatementPdf",
      "getAttributes",
      "listTransactions",
      "verifyReport",
      "refreshReport",
      "getChanges",
      "setAssessment",
      "getAssessment",
      "setAdjustments",
      "getAdjustments",
      "getAssessed",
      "getAssessedHtml",
      "getAssessedXml",
      "getAssessedPdf",
      "getAssessedXlsx",
      "getAssessedCsv",
      "getAssessedLinesCsv",
      "getAudit",
    ],
  },
  {
    name: "4. Events and time",
    description: "Have a webhook sent, and move the clock forward by a day, in the sandbox.",
    ids: ["simulateEvent", "advanceClock", "listEvents", "getWebhook", "listWebhookEndpoints"],
  },
  {
    name: "5. Service",
    description: "Calls that need no key.",
    ids: ["getHealth", "getPublicKeys", "receiveUpstreamEvent"],
  },
  {
    name: "6. End",
    description:
      "Withdraw the request with the key or by the customer's link. The first call ends the request; the second changes nothing.",
    ids: ["withdrawRequest", "withdrawByLink"],
  },
  {
    name: "Only in other states",
    description:
      "Calls that are refused at the end of a run, or that change where events go. An invite needs a live key, a review needs a company whose customers review their report, and a bank can revoke only a consent that is still active.",
    ids: [
      "inviteCustomer",
      "reviewAsCustomer",
      "revokeAtBank",
      "setWebhook",
      "testWebhook",
      "stageWebhookSecret",
      "addWebhookEndpoint",
      "getWebhookEndpoint",
      "changeWebhookEndpoint",
      "testWebhookEndpoint",
      "stageWebhookEndpointSecret",
      "removeWebhookEndpoint",
      "replayEvent",
    ],
  },
];

/** Lists every operation once, by folder. Operations without a folder are in the last one. */
export function toFolders(
  all: readonly DocumentedOperation[],
): { name: string; description: string; operations: DocumentedOperation[] }[] {
  const named = new Set(FOLDERS.flatMap(({ ids }) => ids));
  const rest = all.filter(({ operationId }) => !named.has(operationId)).map(({ operationId }) => operationId);
  return [...FOLDERS, { name: "More", description: "Further calls.", ids: rest }]
    .map(({ name, description, ids }) => ({
      name,
      description,
      operations: ids.flatMap((id) => all.filter(({ operationId }) => operationId === id)),
    }))
    .filter(({ operations }) => operations.length > 0);
}
