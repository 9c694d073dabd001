import type { Operation } from "@/lib/contract/operation";
import {
  AssessedCsvOperation,
  AssessedHtmlOperation,
  AssessedLinesCsvOperation,
  AssessedOperation,
  AssessedPdfOperation,
  AssessedXlsxOperation,
  AssessedXmlOperation,
  GetAdjustmentsOperation,
  SetAdjustmentsOperation,
} from "@/lib/contract/operations/adjustments";
import { GetAssessmentOperation, SetAssessmentOperation } from "@/lib/contract/operations/assessment";
import { ListCategoryMapsOperation } from "@/lib/contract/operations/category-maps";
import { ChangesOperation } from "@/lib/contract/operations/changes";
import { LinkOperation, WithdrawByLinkOperation } from "@/lib/contract/operations/links";
import { ReportOperation } from "@/lib/contract/operations/report";
import {
  AttributesOperation,
  ComparisonCsvOperation,
  GenerateOperation,
  LinesCsvOperation,
  ReportCsvOperation,
  ReportHtmlOperation,
  ReportPdfOperation,
  ReportXlsxOperation,
  ReportXmlOperation,
  StatementOperation,
  TransactionsOperation,
} from "@/lib/contract/operations/reports";
import {
  AuditOperation,
  ChangeRequestOperation,
  CompleteConsentOperation,
  CreateRequestOperation,
  GetRequestOperation,
  InviteOperation,
  ListRequestsOperation,
  RefreshOperation,
  WithdrawRequestOperation,
} from "@/lib/contract/operations/requests";
import {
  AdvanceClockOperation,
  ConsentAsCustomerOperation,
  ListSandboxOperation,
  ReviewAsCustomerOperation,
  RevokeAtBankOperation,
  SimulateEventOperation,
} from "@/lib/contract/operations/sandbox";
import { CreditorsCsvOperation, FinancialStatementCsvOperation } from "@/lib/contract/operations/schedules";
import {
  HealthOperation,
  PublicKeysOperation,
  UpstreamOperation,
  VerifyOperation,
} from "@/lib/contract/operations/status";
import {
  AddEndpointOperation,
  ChangeEndpointOperation,
  GetEndpointOperation,
  ListEndpointsOperation,
  RemoveEndpointOperation,
  StageEndpointSecretOperation,
  TestEndpointOperation,
} from "@/lib/contract/operations/webhook-endpoints";
import {
  GetWebhookOperation,
  ListEventsOperation,
  ReplayEventOperation,
  SetWebhookOperation,
  StageSecretOperation,
  TestWebhookOperation,
} from "@/lib/contract/operations/webhooks";

/** The version in the OpenAPI document and the changelog. */
export const API_VERSION = "1.0";

/** Every API endpoint, in the order of the reference. */
export const OPERATIONS: readonly Operation[] = [
  CreateRequestOperation,
  ListRequestsOperation,
  GetRequestOperation,
  ChangeRequestOperation,
  WithdrawRequestOperation,
  CompleteConsentOperation,
  InviteOperation,
  AuditOperation,
  GetAssessmentOperation,
  SetAssessmentOperation,
  ReportOperation,
  ReportHtmlOperation,
  ReportXmlOperation,
  ReportPdfOperation,
  ReportXlsxOperation,
  ReportCsvOperation,
  LinesCsvOperation,
  ComparisonCsvOperation,
  CreditorsCsvOperation,
  FinancialStatementCsvOperation,
  StatementOperation,
  AttributesOperation,
  TransactionsOperation,
  ChangesOperation,
  ListCategoryMapsOperation,
  GetAdjustmentsOperation,
  SetAdjustmentsOperation,
  AssessedOperation,
  AssessedHtmlOperation,
  AssessedXmlOperation,
  AssessedPdfOperation,
  AssessedXlsxOperation,
  AssessedCsvOperation,
  AssessedLinesCsvOperation,
  GenerateOperation,
  RefreshOperation,
  LinkOperation,
  WithdrawByLinkOperation,
  ListEventsOperation,
  ReplayEventOperation,
  GetWebhookOperation,
  SetWebhookOperation,
  TestWebhookOperation,
  StageSecretOperation,
  ListEndpointsOperation,
  AddEndpointOperation,
  GetEndpointOperation,
  ChangeEndpointOperation,
  RemoveEndpointOperation,
  TestEndpointOperation,
  StageEndpointSecretOperation,
  ListSandboxOperation,
  ConsentAsCustomerOperation,
  ReviewAsCustomerOperation,
  RevokeAtBankOperation,
  AdvanceClockOperation,
  SimulateEventOperation,
  UpstreamOperation,
  HealthOperation,
  PublicKeysOperation,
];

/** The operations in the published document: the API, and the verification page, which answers programs in JSON. */
export const DOCUMENTED: readonly Operation[] = [...OPERATIONS, VerifyOperation];
