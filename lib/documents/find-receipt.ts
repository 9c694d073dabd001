import { findAccreditation } from "@/lib/env/accreditation";
import { findReceipt, type Receipt } from "@/lib/rules/receipt";
import { asAgreed } from "@/lib/rules/terms";
import type { Scope } from "@/lib/scope";
import { listAgreedBanks } from "@/lib/store/read/bank-consent";
import { getCompany } from "@/lib/store/read/company";
import { getRequest } from "@/lib/store/read/request";

/** The receipt of a request's consent; null before a consent and after the request has ended. Throws not_found. */
export async function findReceiptOf(scope: Scope, requestId: string): Promise<Receipt | null> {
  const [request, company] = await Promise.all([getRequest(scope, requestId), getCompany(scope.companyId)]);
  const banks = await listAgreedBanks(scope, request);
  const accreditation = request.terms?.accreditation ?? findAccreditation(scope.environment);
  return findReceipt({
    request,
    company: asAgreed(company, request.terms, scope.environment),
    accreditation,
    disclosure: request.terms?.disclosure ?? null,
    banks,
  });
}
