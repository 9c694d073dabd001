import { notFound, redirect } from "next/navigation";
import { findSession, type OpenSession } from "@/lib/sandbox/sessions";

export type Search = Promise<Record<string, string | string[] | undefined>>;
export type Asked = { sessionId: string; error: string | null; q: string; accounts: string[] };

function first(value: string | string[] | undefined): string | null {
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

/** What the address says. Nothing in it is trusted to be one of ours. */
export async function readSearch(search: Search): Promise<Asked> {
  const { sess_id, error, q, account } = await search;
  return {
    sessionId: first(sess_id) ?? "",
    error: first(error),
    q: (first(q) ?? "").slice(0, 100),
    accounts: account === undefined ? [] : [account].flat(),
  };
}

/** The address of a step, with what it needs to know. */
export function stepUrl(step: string, sessionId: string, more: Record<string, string> = {}): string {
  return `/sandbox/consent${step}?${new URLSearchParams({ sess_id: sessionId, ...more })}`;
}

const STEPS = ["", "/sign-in", "/code", "/accounts", "/review"] as const;
type StepPath = (typeof STEPS)[number];

/** How far the customer has come: the furthest step that may be shown. */
function furthest(session: OpenSession): StepPath {
  if (!session.bank) return "";
  if (!session.household) return "/sign-in";
  return session.verified ? "/review" : "/code";
}

/** The open session, for showing a step of it. Elsewhere when it is over or the step's turn has not come; 404 when unknown. */
export async function enterStep(step: StepPath, sessionId: string): Promise<OpenSession> {
  const session = await findSession(sessionId);
  if (!session) notFound();
  if (session.state === "closed") redirect(stepUrl("/ended", sessionId));
  const reached = furthest(session);
  if (STEPS.indexOf(step) > STEPS.indexOf(reached)) redirect(stepUrl(reached, sessionId));
  return session;
}
