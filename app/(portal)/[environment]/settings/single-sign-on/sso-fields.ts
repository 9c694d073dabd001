import { writeRoleRules } from "@/lib/rules/sso";
import type { SsoRecord } from "@/lib/store/read/sso";

/** The roles that users get, as form fields. */
export function toRoleFields({ roleClaim, roleRules, defaultRole }: SsoRecord) {
  return {
    role_claim: roleClaim ?? "",
    role_rules: writeRoleRules(roleRules),
    default_role: defaultRole ?? "none",
  };
}
