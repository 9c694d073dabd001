import type { SignedInPerson } from "@/lib/company/check-person";
import type { SignedInMember } from "@/lib/company/check-session";
import { MADE_FOR } from "@/lib/contract/form";

/** Whom a page is made for: the person and the company they work in, as a field of the page's forms. */
export function madeFor({ userId, company }: SignedInMember): { name: string; value: string } {
  return { name: MADE_FOR, value: `${userId} ${company.id}` };
}

/**
 * Why a form must not act: its page was made for somebody else, or for another company than the session is in by now,
 * since another tab signed in or switched. Null where it may; a form that does not say whom it was made for was not
 * drawn by a page that stayed open. What concerns a person alone asks without a company.
 */
export function findMoved(
  form: FormData,
  { userId, name, company }: SignedInPerson & { company?: SignedInMember["company"] },
): string | null {
  const sent = form.get(MADE_FOR);
  if (typeof sent !== "string") return null;
  const [forUser, forCompany] = sent.split(" ");
  const again = "Load the page again; nothing was done.";
  if (forUser !== userId) return `You have signed in as ${name} meanwhile. ${again}`;
  if (company && forCompany !== company.id) return `You have switched to ${company.name} meanwhile. ${again}`;
  return null;
}
