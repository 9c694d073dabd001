/** A role that a member can get from an identity provider. Owners are made by owners only. */
export const SSO_ROLES = ["admin", "member", "viewer", "developer"] as const;
export type SsoRole = (typeof SSO_ROLES)[number];

/** A user whose claim holds `value` gets `role`. The first rule that fits counts. */
export type RoleRule = { value: string; role: SsoRole };

const RULES_MAX = 50;
const VALUE_LENGTH_MAX = 200;
/** The longest domain of the domain name system. */
const DOMAIN_LENGTH_MAX = 253;

/** The name and content of the TXT record that proves a domain is the company's. */
export const txtName = (domain: string) => `_surplus.${domain}`;
export const txtValue = (token: string) => `surplus-domain=${token}`;

/** The domain of an email address, in lower case; null for text that is no address. */
export function domainOf(email: string): string | null {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return email.indexOf("@") > 0 && isDomain(domain) ? domain : null;
}

/** Reports whether text is a full domain name in lower case, such as `example.com.au`. */
export function isDomain(text: string): boolean {
  const label = "[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?";
  return (
    text.length <= DOMAIN_LENGTH_MAX && new RegExp(`^(${label}\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`).test(text)
  );
}

/**
 * Reads role rules, one a line: `value = role`. Empty lines are skipped. Returns the rules, or a message about the first
 * line that is not one.
 */
export function parseRoleRules(text: string): RoleRule[] | string {
  const rules: RoleRule[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "") continue;
    // A group's name may hold the sign itself, as in LDAP; the role after the last one does not.
    const at = line.lastIndexOf("=");
    const value = line.slice(0, at).trim();
    const role = SSO_ROLES.find(
      (each) =>
        each ===
        line
          .slice(at + 1)
          .trim()
          .toLowerCase(),
    );
    if (at < 1 || !role || value === "" || value.length > VALUE_LENGTH_MAX)
      return `Line ${index + 1}: write a value, = and one of ${SSO_ROLES.join(", ")}.`;
    rules.push({ value, role });
  }
  return rules.length > RULES_MAX ? `Use at most ${RULES_MAX} lines.` : rules;
}

/** The rules as text, one a line, as parseRoleRules reads them. */
export const writeRoleRules = (rules: readonly RoleRule[]): string =>
  rules.map(({ value, role }) => `${value} = ${role}`).join("\n");

/** The values of a claim: a text, or a list of texts. Anything else is none. */
export function valuesOf(claim: unknown): string[] {
  return (Array.isArray(claim) ? claim : [claim]).filter((each): each is string => typeof each === "string");
}

export type RoleChoice = {
  /** The role of the user; null if neither a rule nor the default gives one. */
  role: SsoRole | null;
  /** True if rules decide, so that the role also replaces the one that an existing member has. */
  isBinding: boolean;
};

/** Chooses the role of a user by the values of their claim. Without rules the default is for new members only. */
export function chooseRole(
  values: readonly string[],
  { rules, defaultRole }: { rules: readonly RoleRule[]; defaultRole: SsoRole | null },
): RoleChoice {
  const fits = rules.find(({ value }) => values.includes(value));
  return { role: fits?.role ?? defaultRole, isBinding: rules.length > 0 };
}

/** Methods in the claim `amr` that say a second factor, or a device of the user's own, was used (RFC 8176). */
const SECOND_FACTORS: ReadonlySet<string> = new Set([
  "mfa",
  "otp",
  "hwk",
  "swk",
  "sms",
  "tel",
  "fpt",
  "face",
  "iris",
  "sc",
]);

/** Reports whether the identity provider says that the user proved themselves by more than a password. */
export const usedSecondFactor = (amr: unknown): boolean =>
  valuesOf(amr).some((each) => SECOND_FACTORS.has(each));
