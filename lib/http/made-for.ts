import { MADE_FOR } from "@/lib/contract/form";
import { AppError } from "@/lib/errors";
import type { SignedInPerson } from "@/lib/identity/check-person";
import type { SignedInMember } from "@/lib/identity/check-session";

type Asking = SignedInPerson & { company?: SignedInMember["company"] };

/** The form field that names the user and company a page was rendered for; only the user if they have no company. */
export function madeFor({ userId, company }: Pick<Asking, "userId" | "company">): {
  name: string;
  value: string;
} {
  return { name: MADE_FOR, value: `${userId} ${company?.id ?? ""}` };
}

/**
 * Returns why a form must not be processed, or null if it may be. Refuses a form if another tab has since signed in
 * as another user or switched company. Accepts a form without the field, because every page of ours that stayed open
 * sends it. For actions on a user's own account, `asking` has no company.
 */
export function findMoved(form: FormData, asking: Asking): string | null {
  const sent = form.get(MADE_FOR);
  return typeof sent === "string" ? toMoved(sent, asking) : null;
}

/**
 * Like findMoved, but for an action called by a page's script, where the field is required. Throws conflict if the
 * action must not run.
 */
export function requireUnmoved(sent: unknown, asking: Asking): void {
  const moved = toMoved(typeof sent === "string" ? sent : "", asking);
  if (moved) throw new AppError("conflict", moved);
}

function toMoved(sent: string, { userId, name, company }: Asking): string | null {
  const [forUser, forCompany] = sent.split(" ");
  const again = "Nothing was changed. Reload the page and try again.";
  if (forUser !== userId) return `You have signed in as ${name} since then. ${again}`;
  if (company && forCompany !== company.id)
    return `You have switched to ${company.name} since then. ${again}`;
  return null;
}
