import { z } from "zod";
import { Instant, Term, wholeNumber } from "@/lib/contract/query";
import { Email, Phone, text, WebAddress } from "@/lib/contract/text";
import { CONSENT_TYPES, REPORT_TYPES, STATUSES } from "@/lib/domain/request";

/** The create-request body (specification, section 2.1; consent_type is the additive ninth field of decisions, section 1). */
export const CreateRequest = z.object({
  client_name: text(1, 200),
  report_type: z.literal(REPORT_TYPES),
  client_ref: text(0, 200).nullish(),
  email: Email.nullish(),
  phone: Phone.nullish(),
  period_label: text(0, 200).nullish(),
  redirect_uri: WebAddress.nullish(),
  cancel_uri: WebAddress.nullish(),
  consent_type: z.literal(CONSENT_TYPES).nullish(),
});
export type CreateRequest = z.infer<typeof CreateRequest>;

/** The invite body (specification, section 2.2). */
export const Invite = z.object({
  channel: z.literal(["email", "sms"]),
  to: text(1, 254),
});
export type Invite = z.infer<typeof Invite>;

/** Query of the list of requests (decisions, section 2). */
export const ListQuery = z.object({
  limit: wholeNumber(1, 100, 25),
  cursor: Term,
  status: z.literal(STATUSES).optional(),
  report_type: z.literal(REPORT_TYPES).optional(),
  client_ref: Term,
  created_after: Instant,
  created_before: Instant,
  q: Term,
});
export type ListQuery = z.infer<typeof ListQuery>;

export type RequestView = {
  id: string;
  status: string;
  stage: string;
  report_type: string;
  consent_url: string;
  client_name: string;
  client_ref: string | null;
  email: string | null;
  phone: string | null;
  period_label: string | null;
  redirect_uri: string | null;
  cancel_uri: string | null;
  environment: string;
  consent_type: string;
  consent: { given_at: string; expires_at: string | null; institutions: string[] } | null;
  verification_id: string | null;
  created_at: string;
  consented_at: string | null;
  ready_at: string | null;
  purge_at: string | null;
  withdrawn_at: string | null;
  withdrawn_by: string | null;
  purged_at: string | null;
};
