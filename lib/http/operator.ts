import { notFound as showNotFound, unstable_rethrow } from "next/navigation";
import type { FormAction, FormState } from "@/lib/contract/form";
import { AppError } from "@/lib/errors";
import { refused, refusedFields, toForm } from "@/lib/http/form";
import { findSignedInPerson } from "@/lib/http/member";
import { isOperatorEmail } from "@/lib/identity/operator-emails";
import { describeError, log } from "@/lib/log";
import type { Actor } from "@/lib/scope";

type SignedInOperator = { userId: string; name: string; email: string; actor: Actor };

/**
 * The operator for a page of the console: listed in the configuration, with a confirmed email address and a second
 * factor used in this session. Every page and action calls this itself. Anyone else sees the not-found page.
 */
export async function operator(): Promise<SignedInOperator> {
  return (await findOperator()) ?? showNotFound();
}

/** Like operator(), but returns null for a visitor who is not an operator. */
async function findOperator(): Promise<SignedInOperator | null> {
  const person = await findSignedInPerson();
  if (!person?.isConfirmed || !person.secondFactorAt || !isOperatorEmail(person.email)) return null;
  // A company's identity provider vouches only for users of that company, not for operators of this service.
  if (person.ssoCompanyId) return null;
  const { userId, name, email } = person;
  return { userId, name, email, actor: { kind: "operator", id: userId } };
}

/** The tab title of the not-found page. It is the same as the title on the page. */
const NO_TITLE = "This page does not exist";

/**
 * Returns the title of a console page. A visitor who is not an operator gets the title of the not-found page, because
 * the browser's tab would otherwise reveal the console page's title.
 */
export async function consoleTitle(title: string): Promise<string> {
  return (await findOperator()) ? title : NO_TITLE;
}

/** Wraps a console form's action: finds the operator, runs the work and converts refusals to messages. */
export function operatorAction(
  act: (asking: SignedInOperator, form: FormData) => Promise<FormState>,
): FormAction {
  return async (_before, sent) => {
    const asking = await operator();
    const form = toForm(sent);
    try {
      return await act(asking, form);
    } catch (error) {
      unstable_rethrow(error);
      if (error instanceof AppError && error.code === "invalid") return refusedFields(form, error.fields);
      if (error instanceof AppError) return refused(form, error.message);
      log().error({ error: describeError(error) }, "an operator's action failed");
      return refused(form, "Something went wrong on our side. Nothing was changed; please try again.");
    }
  };
}
