import type { ReactElement } from "react";
import { type StepContext, stepUrl } from "@/components/sandbox/model";
import { notFound } from "@/lib/errors";
import type { Route } from "@/lib/http/answer";
import { STEP_NAMES, type StepName } from "@/lib/sandbox/endings";
import { findSession, type OpenSession } from "@/lib/sandbox/sessions";
import { toStepContext } from "../faces";
import { seeOther, show, visit } from "../visit";

const PATH_OF: Readonly<Record<StepName, string>> = {
  bank: "",
  sign_in: "/sign-in",
  code: "/code",
  accounts: "/accounts",
  review: "/review",
};

/** Finds the last step that the customer has reached. */
function furthest(session: OpenSession): StepName {
  if (!session.bank) return "bank";
  if (!session.household) return "sign_in";
  return session.verified ? "review" : "code";
}

export function furthestUrl(session: OpenSession): string {
  return stepUrl(PATH_OF[furthest(session)], session.id);
}

type Shown = { session: OpenSession; context: StepContext; query: URLSearchParams };

/**
 * Shows the page that `handle` returns, or redirects to the URL that `handle` returns. Opening the page changes
 * nothing. If the session has ended, redirects to its result. If an earlier step is not finished, redirects to that
 * step. An unknown session gets a 404.
 */
export function step(name: StepName, handle: (shown: Shown) => ReactElement | string): Route {
  return visit(async ({ nonce, query }) => {
    const session = await findSession(query.get("sess_id") ?? "");
    if (!session) throw notFound();
    if (session.state === "closed") return seeOther(stepUrl("/ended", session.id));
    if (STEP_NAMES.indexOf(name) > STEP_NAMES.indexOf(furthest(session)))
      return seeOther(furthestUrl(session));
    const page = handle({ session, context: toStepContext(session, name, nonce), query });
    return typeof page === "string" ? seeOther(page) : show(page);
  });
}
