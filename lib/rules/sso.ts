/** A role that a member can get from an identity provider. Only an owner can make another member an owner. */
export const SSO_ROLES = ["admin", "member", "viewer", "developer"] as const;
export type SsoRole = (typeof SSO_ROLES)[number];

/** A user whose role claim contains `value` gets `role`. The first matching rule applies. */
export type RoleRule = { value: string; role: SsoRole };

const RULES_MAX = 50;
const VALUE_LENGTH_MAX = 200;
/** The longest domain name in DNS, in characters. */
const DOMAIN_LENGTH_MAX = 253;

/** The name and content of the TXT record that proves a domain is the company's. */
export const txtName = (domain: string) => `_surplus.${domain}`;
/**
 * The content of the TXT record that proves a domain is the company's. `token` is the value that the company was given
 * for it.
 */
export const txtValue = (token: string) => `surplus-domain=${token}`;

/** The domain of an email address, in lower case; null if the text is not an email address. */
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
 * Reads role rules, one per line: `value = role`. Empty lines are skipped. Returns the rules, or an error
 * message about the first invalid line.
 */
export function parseRoleRules(text: string): RoleRule[] | string {
  const rules: RoleRule[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "") continue;
    // A group's name may itself contain an equals sign, as in LDAP. A role never does, so the line is split at its last
    // equals sign.
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
      return `Line ${index + 1}: use the form “value = role”, where the role is ${SSO_ROLES.slice(0, -1).join(", ")} or ${SSO_ROLES.at(-1)}.`;
    rules.push({ value, role });
  }
  return rules.length > RULES_MAX ? `Use at most ${RULES_MAX} lines.` : rules;
}

/** The rules as text, one per line, as parseRoleRules reads them. */
export const writeRoleRules = (rules: readonly RoleRule[]): string =>
  rules.map(({ value, role }) => `${value} = ${role}`).join("\n");

/** The strings in a claim that is a string or a list; empty for any other value. */
export function valuesOf(claim: unknown): string[] {
  return (Array.isArray(claim) ? claim : [claim]).filter((each): each is string => typeof each === "string");
}

export type RoleChoice = {
  /** The role of the user; null if neither a rule nor the default gives one. */
  role: SsoRole | null;
  /** True if there are role rules; the role then also replaces the role of an existing member. */
  isBinding: boolean;
};

/** Chooses the role of a user from the values of their claim. Without rules, the default is for new members only. */
export function chooseRole(
  values: readonly string[],
  { rules, defaultRole }: { rules: readonly RoleRule[]; defaultRole: SsoRole | null },
): RoleChoice {
  const fits = rules.find(({ value }) => values.includes(value));
  return { role: fits?.role ?? defaultRole, isBinding: rules.length > 0 };
}

/**
 * Values of the `amr` claim (RFC 8176) that state more than a password: several factors, a code, a device, a phone or a
 * biometric check.
 */
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

/** Reports whether the identity provider states that the user signed in with more than a password. */
export const usedSecondFactor = (amr: unknown): boolean =>
  valuesOf(amr).some((each) => SECOND_FACTORS.has(each));
