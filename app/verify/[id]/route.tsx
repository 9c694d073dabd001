import { VerificationPage } from "@/components/consent/verification-page";
import { notFound } from "@/lib/errors";
import { resource } from "@/lib/http/resource";
import { findVerification } from "@/lib/store/read/report";
import { show, visit } from "../../connect/visit";

const VERIFICATION_ID = /^SIQ-[0-9A-HJKMNP-TV-Z]{12}$/;

/** What a report's number says to whoever holds it: kind, time, fingerprint, standing. No name and no bank data. */
const get = visit(async ({ id, nonce }) => {
  const asked = id.trim().toUpperCase();
  const found = VERIFICATION_ID.test(asked) ? await findVerification(asked) : null;
  if (!found) throw notFound();
  const { verificationId, reportType, ...rest } = found;
  const type = reportType === "affordability" ? "affordability" : "expense_summary";
  return show(<VerificationPage nonce={nonce} facts={{ id: verificationId, reportType: type, ...rest }} />);
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
