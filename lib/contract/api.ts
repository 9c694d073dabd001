import type { Operation } from "@/lib/contract/operation";
import { LinkOperation, WithdrawByLinkOperation } from "@/lib/contract/operations/links";
import { ReportOperation } from "@/lib/contract/operations/report";
import {
  GenerateOperation,
  ReportHtmlOperation,
  ReportPdfOperation,
  ReportXmlOperation,
} from "@/lib/contract/operations/reports";
import {
  AuditOperation,
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
import {
  HealthOperation,
  PublicKeysOperation,
  UpstreamOperation,
  VerifyOperation,
} from "@/lib/contract/operations/status";

/** The interface's version (specification, section 9). */
export const API_VERSION = "1.0";

/** Every endpoint of the interface, in the order of the reference. */
export const OPERATIONS: readonly Operation[] = [
  CreateRequestOperation,
  ListRequestsOperation,
  GetRequestOperation,
  WithdrawRequestOperation,
  CompleteConsentOperation,
  InviteOperation,
  AuditOperation,
  ReportOperation,
  ReportHtmlOperation,
  ReportXmlOperation,
  ReportPdfOperation,
  GenerateOperation,
  RefreshOperation,
  LinkOperation,
  WithdrawByLinkOperation,
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

/** What the published document names: the interface, and the page that is facts to a program. */
export const DOCUMENTED: readonly Operation[] = [...OPERATIONS, VerifyOperation];
