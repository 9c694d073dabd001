"use server";

import { toFieldErrors } from "@/lib/contract/fault";
import type { FormState } from "@/lib/contract/form";
import { CheckSignature } from "@/lib/contract/signature";
import { refusedFields } from "@/lib/http/form";
import { memberAction } from "@/lib/http/member";
import { checkSignature } from "@/lib/webhooks/check-signature";

const FIELDS = Object.keys(CheckSignature.shape);

/** Reports for each pasted signature whether it is valid. The pasted text is neither stored nor logged. */
export const checkSignatureAction = memberAction("log.read", async ({ scope }, form): Promise<FormState> => {
  const fields = Object.fromEntries(FIELDS.map((name) => [name, String(form.get(name) ?? "")]));
  // Never send the secret back to the page.
  form.delete("secret");
  const parsed = CheckSignature.safeParse(fields);
  if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
  const { body, secret, ...headers } = parsed.data;
  const findings = await checkSignature(scope, {
    body,
    serviceSignature: headers.service_signature,
    webhookId: headers.webhook_id,
    webhookTimestamp: headers.webhook_timestamp,
    webhookSignature: headers.webhook_signature,
    secret: secret || null,
  });
  const text = findings.map(({ header, says }) => `${header}: ${says}`).join("\n");
  const tone = findings.every(({ fits }) => fits) ? "good" : "bad";
  const { secret: _, ...values } = fields;
  return { note: { tone, text }, errors: {}, values, secret: null };
});
