import { writeRoleRules } from "@/lib/rules/sso";
import type { SsoRecord } from "@/lib/store/read/sso";

/** The role mapping as form fields. */
export function toRoleFields({ roleClaim, roleRules, defaultRole }: SsoRecord) {
  return {
    role_claim: roleClaim ?? "",
    role_rules: writeRoleRules(roleRules),
    default_role: defaultRole ?? "none",
  };
}
