import type { ReactElement } from "react";
import { type Place, stepUrl } from "@/components/sandbox/model";
import { notFound } from "@/lib/errors";
import type { Route } from "@/lib/http/route";
import { STEP_NAMES, type StepName } from "@/lib/sandbox/endings";
import { findSession, type OpenSession } from "@/lib/sandbox/sessions";
import { toPlace } from "../faces";
import { seeOther, show, visit } from "../visit";

const PATH_OF: Readonly<Record<StepName, string>> = {
  bank: "",
  sign_in: "/sign-in",
  code: "/code",
  accounts: "/accounts",
  review: "/review",
};

/** How far the customer has come: the furthest step that may be shown. */
function furthest(session: OpenSession): StepName {
  if (!session.bank) return "bank";
  if (!session.household) return "sign_in";
  return session.verified ? "review" : "code";
}

/** The address of the furthest step this session may be shown. */
export function furthestUrl(session: OpenSession): string {
  return stepUrl(PATH_OF[furthest(session)], session.id);
}

type Shown = { session: OpenSession; place: Place; query: URLSearchParams };

/**
 * A step's page, made by `handle`, or the address it sends the customer to instead. It changes nothing, however often it
 * is opened. A session that is over leads to what became of it, a step whose turn has not come to the one whose turn it
 * is, and an unknown session is a 404.
 */
export function step(name: StepName, handle: (shown: Shown) => ReactElement | string): Route {
  return visit(async ({ nonce, query }) => {
    const session = await findSession(query.get("sess_id") ?? "");
    if (!session) throw notFound();
    if (session.state === "closed") return seeOther(stepUrl("/ended", session.id));
    if (STEP_NAMES.indexOf(name) > STEP_NAMES.indexOf(furthest(session)))
      return seeOther(furthestUrl(session));
    const page = handle({ session, place: toPlace(session, name, nonce), query });
    return typeof page === "string" ? seeOther(page) : show(page);
  });
}
