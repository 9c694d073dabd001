import type { CreateRequest } from "@/lib/contract/request";
import type { ConsentType, ReportType } from "@/lib/domain/request";
import { AppError } from "@/lib/errors";
import { newRequestId } from "@/lib/ids";
import { requireApproval } from "@/lib/require-approval";
import type { Actor, Scope } from "@/lib/scope";
import { findRequest, type RequestRecord } from "@/lib/store/read/request";
import type { Attempt } from "@/lib/store/write/idempotency";
import { insertRequest } from "@/lib/store/write/insert-request";

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

/** A parsed create body as a wish; what is absent on the wire is null here. */
export function toWish(body: CreateRequest): RequestWish {
  return {
    clientName: body.client_name,
    reportType: body.report_type,
    clientRef: body.client_ref ?? null,
    email: body.email ?? null,
    phone: body.phone ?? null,
    periodLabel: body.period_label ?? null,
    redirectUri: body.redirect_uri ?? null,
    cancelUri: body.cancel_uri ?? null,
    consentType: body.consent_type ?? null,
  };
}

/**
 * Makes a request, pending consent. The id is unguessable: it is also the secret of the customer's link. An `attempt` under
 * an Idempotency-Key brings the id; one that is resumed finds the request if the attempt before it made it. In live it
 * throws not_approved until the company is approved for production, and invalid for a return address only test may use.
 */
export async function createRequest(
  scope: Scope,
  wish: RequestWish,
  actor: Actor,
  attempt: Attempt | null = null,
  now = new Date(),
): Promise<RequestRecord> {
  await requireApproval(scope);
  if (scope.environment === "live") refuseLocalAddresses(wish);
  const made = attempt?.isResumed ? await findRequest(scope, attempt.subjectId) : null;
  if (made) return made;
  const { email, phone, ...rest } = wish;
  const id = attempt?.subjectId ?? newRequestId();
  return insertRequest(scope, { id, ...rest, contact: { email, phone } }, actor, now);
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
