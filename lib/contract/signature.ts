import { z } from "zod";

/** The signature checker's form. It takes the body exactly as received, without trimming, and the values of headers. */

const BODY_MAX = 65_536;
const HEADER_MAX = 2_000;
const header = () => z.string().trim().max(HEADER_MAX).default("");

export const CheckSignature = z
  .object({
    /**
     * The pasted body. Browsers send every line break of a text field as two characters, so each is turned back into
     * one.
     */
    body: z
      .string()
      .min(1)
      .max(BODY_MAX)
      .transform((text) => text.replaceAll("\r\n", "\n")),
    service_signature: header(),
    webhook_id: header(),
    webhook_timestamp: header(),
    webhook_signature: header(),
    secret: header(),
  })
  .superRefine(({ service_signature: own, webhook_signature: standard }, ctx) => {
    if (own || standard) return;
    ctx.addIssue({ code: "custom", path: ["service_signature"], message: "Paste at least one signature." });
  });
export type CheckSignature = z.infer<typeof CheckSignature>;
