import { UnknownNumberPage } from "@/components/consent/unknown-number-page";
import { VerificationPage } from "@/components/consent/verification-page";
import { publicKeys } from "@/lib/analyse/sign-digest";
import { VerifyOperation } from "@/lib/contract/operations/status";
import { notFound } from "@/lib/errors";
import type { Route } from "@/lib/http/answer";
import { open } from "@/lib/http/open";
import { resource } from "@/lib/http/resource";
import { findVerification } from "@/lib/store/read/verification";
import { show, visit } from "../../connect/visit";

/** Shows the public facts about a verification id: kind, time, digest and status. No name and no bank data. */
const asPage = visit(async ({ id, nonce }) => {
  const found = await findVerification(id);
  if (!found) return show(<UnknownNumberPage nonce={nonce} />, { status: 404 });
  const key = publicKeys().keys.find(({ kid }) => kid === found.keyId) ?? null;
  const { verificationId, ...rest } = found;
  const facts = { ...rest, id: verificationId, key };
  return show(<VerificationPage nonce={nonce} facts={facts} />);
});

const asJson = open(VerifyOperation, async ({ id }) => {
  const found = await findVerification(id);
  if (!found) throw notFound();
  return {
    verification_id: found.verificationId,
    report_type: found.reportType,
    is_assessed_copy: found.isCopy,
    environment: found.environment,
    created_at: found.createdAt.toISOString(),
    standing: found.standing,
    superseded_by: found.supersededBy,
    digest_sha256: found.digestSha256,
    signature_jws: found.signatureJws,
    key_id: found.keyId,
    files: found.files,
  };
});

/** Serves a page to a browser, and the facts as JSON to a program that accepts JSON but not HTML. */
const get: Route = async (request, context) => {
  const accept = request.headers.get("accept") ?? "";
  const wantsJson = accept.includes("application/json") && !accept.includes("text/html");
  const response = await (wantsJson ? asJson : asPage)(request, context);
  response.headers.set("vary", "Accept");
  return response;
};

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
