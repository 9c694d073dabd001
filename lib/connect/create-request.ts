import type { ConsentType, ReportType } from "@/lib/domain/request";
import { newRequestId } from "@/lib/ids";
import type { Actor, Scope } from "@/lib/scope";
import { getCompany } from "@/lib/store/read/company";
import { getRequest, type RequestRecord } from "@/lib/store/read/request";
import { insertRequest } from "@/lib/store/write/request";

/** What a firm asks for, parsed and normalised; names as on the wire in `lib/contract/request.ts`. */
export type RequestWish = {
  clientName: string;
  reportType: ReportType;
  clientRef: string | null;
  email: string | null;
  phone: string | null;
  periodLabel: string | null;
  redirectUri: string | null;
  cancelUri: string | null;
  /** Null takes the company's default. */
  consentType: ConsentType | null;
};

/** Makes a request, pending consent. The id is unguessable: it is also the secret of the customer's link. */
export async function createRequest(
  scope: Scope,
  wish: RequestWish,
  actor: Actor,
  now = new Date(),
): Promise<RequestRecord> {
  const { email, phone, consentType, ...rest } = wish;
  const decided = consentType ?? (await getCompany(scope.companyId)).settings.consentType;
  const id = newRequestId();
  await insertRequest(scope, { id, ...rest, consentType: decided, contact: { email, phone } }, actor, now);
  return getRequest(scope, id);
}
