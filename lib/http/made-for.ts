import type { SignedInPerson } from "@/lib/company/check-person";
import type { SignedInMember } from "@/lib/company/check-session";
import { MADE_FOR } from "@/lib/contract/form";
import { AppError } from "@/lib/errors";

type Asking = SignedInPerson & { company?: SignedInMember["company"] };

/**
 * Whom a page is made for: the person and the company they work in, as a field of the page's forms. A page for somebody
 * who belongs to no company names none.
 */
export function madeFor({ userId, company }: Pick<Asking, "userId" | "company">): {
  name: string;
  value: string;
} {
  return { name: MADE_FOR, value: `${userId} ${company?.id ?? ""}` };
}

/**
 * Why a form must not act: its page was made for somebody else, or for another company than the session is in by now,
 * since another tab signed in or switched. Null where it may; a form that does not say whom it was made for was not
 * drawn by a page that stayed open. What concerns a person alone asks without a company.
 */
export function findMoved(form: FormData, asking: Asking): string | null {
  const sent = form.get(MADE_FOR);
  return typeof sent === "string" ? toMoved(sent, asking) : null;
}

/**
 * As findMoved, for an action that a page's script calls: there is no such page that does not say whom it was made for.
 * Throws conflict where it must not act.
 */
export function requireUnmoved(sent: unknown, asking: Asking): void {
  const moved = toMoved(typeof sent === "string" ? sent : "", asking);
  if (moved) throw new AppError("conflict", moved);
}

function toMoved(sent: string, { userId, name, company }: Asking): string | null {
  const [forUser, forCompany] = sent.split(" ");
  const again = "Load the page again; nothing was done.";
  if (forUser !== userId) return `You have signed in as ${name} meanwhile. ${again}`;
  if (company && forCompany !== company.id) return `You have switched to ${company.name} meanwhile. ${again}`;
  return null;
}
