import { notFound as showNotFound, unstable_rethrow } from "next/navigation";
import { isOperatorEmail } from "@/lib/company/operator-emails";
import type { FormAction, FormState } from "@/lib/contract/form";
import { AppError } from "@/lib/errors";
import { refused, refusedFields, toForm } from "@/lib/http/form";
import { findSignedInPerson } from "@/lib/http/member";
import { describeError, log } from "@/lib/log";
import type { Actor } from "@/lib/scope";

/** Somebody who runs the service, at work in the console. */
export type OperatorAtWork = { userId: string; name: string; email: string; actor: Actor };

/**
 * The operator a page of the console is for: named by the configuration, with an address that is confirmed and a second
 * factor used in this session. Every page and action calls this itself. To everybody else the console does not exist.
 */
export async function operator(): Promise<OperatorAtWork> {
  return (await findOperator()) ?? showNotFound();
}

/** The same; null for everybody else. */
async function findOperator(): Promise<OperatorAtWork | null> {
  const person = await findSignedInPerson();
  if (!person?.isConfirmed || !person.secondFactorAt || !isOperatorEmail(person.email)) return null;
  const { userId, name, email } = person;
  return { userId, name, email, actor: { kind: "operator", id: userId } };
}

/** The title of a tab that nothing is to be seen in, as the page itself says it. */
const NO_TITLE = "This page does not exist";

/** A title of the console, which a browser shows even over a page that is not found: it names nothing to anybody else. */
export async function consoleTitle(title: string): Promise<string> {
  return (await findOperator()) ? title : NO_TITLE;
}

/** What every form action of the console promises: who asks, the work, and refusals in words. */
export function operatorAction(
  act: (asking: OperatorAtWork, form: FormData) => Promise<FormState>,
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
