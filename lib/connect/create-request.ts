import type { ConsentType, ReportType } from "@/lib/domain/request";
import { AppError } from "@/lib/errors";
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

/**
 * Makes a request, pending consent. The id is unguessable: it is also the secret of the customer's link. Throws invalid
 * for a return address that only test may use.
 */
export async function createRequest(
  scope: Scope,
  wish: RequestWish,
  actor: Actor,
  now = new Date(),
): Promise<RequestRecord> {
  if (scope.environment === "live") refuseLocalAddresses(wish);
  const { email, phone, consentType, ...rest } = wish;
  const decided = consentType ?? (await getCompany(scope.companyId)).settings.consentType;
  const id = newRequestId();
  await insertRequest(scope, { id, ...rest, consentType: decided, contact: { email, phone } }, actor, now);
  return getRequest(scope, id);
}

/** Plain http leads to this machine alone, which is for trying things out; a live customer is sent nowhere but to https. */
function refuseLocalAddresses(wish: RequestWish): void {
  const addresses = [
    ["redirect_uri", wish.redirectUri],
    ["cancel_uri", wish.cancelUri],
  ] as const;
  const fields = addresses
    .filter(([, address]) => address && new URL(address).protocol !== "https:")
    .map(([name, input]) => ({
      type: "url_scheme",
      loc: ["body", name],
      msg: "URL scheme should be 'https'",
      input,
      ctx: { expected_schemes: "'https'" },
    }));
  if (fields.length > 0) throw new AppError("invalid", "URL scheme should be 'https'", { fields });
}
