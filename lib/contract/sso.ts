import { z } from "zod";
import { refuse } from "@/lib/contract/fault";
import { line } from "@/lib/contract/text";
import { isDomain, parseRoleRules, SSO_ROLES } from "@/lib/rules/sso";

const CLIENT_ID_LENGTH_MAX = 300;
const SECRET_LENGTH_MAX = 1_000;
const URL_LENGTH_MAX = 500;
const RULES_LENGTH_MAX = 15_000;
const CLAIM_LENGTH_MAX = 100;

/** The domain whose email addresses sign in through the identity provider. */
export const SsoDomainFields = z.object({
  domain: line(1, 253)
    .transform((text) => text.toLowerCase().replace(/^@/, ""))
    .superRefine((value, ctx) => {
      if (!isDomain(value))
        refuse(ctx, "Enter the part of your email addresses after the @, such as example.com.au.", value);
    }),
});

/** The identity provider. An empty secret keeps the current one. */
export const SsoProviderFields = z.object({
  issuer: line(1, URL_LENGTH_MAX).superRefine((value, ctx) => {
    const url = URL.canParse(value) ? new URL(value) : null;
    if (!url || url.search || url.hash) refuse(ctx, "Enter the issuer’s full URL, without ? and #.", value);
  }),
  client_id: line(1, CLIENT_ID_LENGTH_MAX),
  client_secret: z.string().max(SECRET_LENGTH_MAX).optional(),
});

/**
 * How a user's role is found: the identity provider's claim, the rules that turn its values into roles, and the
 * default.
 */
export const SsoRoleFields = z.object({
  role_claim: line(0, CLAIM_LENGTH_MAX).default(""),
  role_rules: z
    .string()
    .max(RULES_LENGTH_MAX)
    .default("")
    .transform((text, ctx) => {
      const rules = parseRoleRules(text);
      if (typeof rules !== "string") return rules;
      refuse(ctx, rules, text);
      return z.NEVER;
    }),
  default_role: z.literal(["none", ...SSO_ROLES]),
});
