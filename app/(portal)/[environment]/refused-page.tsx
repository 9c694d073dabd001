import { NotForRole } from "@/components/portal/not-for-role";
import { logRoleRefusal } from "@/lib/http/log-refusal";
import type { Member } from "@/lib/http/member";

/** Replaces a page that this member's role cannot see, and logs the refusal. */
export function RefusedPage({ asking, what }: { asking: Member; what: string }) {
  logRoleRefusal(asking, what);
  return <NotForRole role={asking.role} what={what} />;
}
