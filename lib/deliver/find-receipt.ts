import { findAccreditation } from "@/lib/accreditation";
import { findReceipt, type Receipt } from "@/lib/domain/receipt";
import { asAgreed } from "@/lib/domain/terms";
import type { Scope } from "@/lib/scope";
import { getCompany } from "@/lib/store/read/company";
import { getRequest } from "@/lib/store/read/request";

/** The receipt of a request's consent; null before there is one and once the request is over. Throws not_found. */
export async function findReceiptOf(scope: Scope, requestId: string): Promise<Receipt | null> {
  const [request, company] = await Promise.all([getRequest(scope, requestId), getCompany(scope.companyId)]);
  const accreditation = request.terms?.accreditation ?? findAccreditation(scope.environment);
  return findReceipt({ request, company: asAgreed(company, request.terms), accreditation });
}
