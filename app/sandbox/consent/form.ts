import { stepUrl } from "@/components/sandbox/model";
import type { Route } from "@/lib/http/answer";
import { readBytes } from "@/lib/http/read-input";
import {
  type ClosedSession,
  findSession,
  type OpenSession,
  type SandboxSessionView,
} from "@/lib/sandbox/sessions";
import { seeOther, visit } from "../visit";
import { furthestUrl } from "./step";

/** The largest body in bytes. A form needs far less: a session, a choice and a few account ids. */
const FORM_BYTES_MAX = 8_192;
const ID_LENGTH_MAX = 100;

type Sent = { session: OpenSession; form: URLSearchParams };

async function readForm(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(new TextDecoder().decode(await readBytes(request, FORM_BYTES_MAX)));
}

type OpenForm = { sessionId: string; session: SandboxSessionView | null; form: URLSearchParams };

function answer(next: (found: OpenForm) => Promise<string>): Route {
  return visit(async ({ request }) => {
    const form = await readForm(request);
    const sessionId = (form.get("sess_id") ?? "").slice(0, ID_LENGTH_MAX);
    return seeOther(await next({ sessionId, session: await findSession(sessionId), form }));
  });
}

/**
 * Handles a form of an ended session: runs `handle` with the session's id, then redirects to the page of ended
 * sessions.
 */
export function endedForm(handle: (sessionId: string) => Promise<void>): Route {
  return answer(async ({ sessionId, session }) => {
    if (session?.state === "closed") await handle(sessionId);
    return stepUrl("/ended", sessionId);
  });
}

/**
 * Handles a form of the consent pages: reads it, finds the open session, runs `handle` and redirects to the next step.
 * If the session has ended, redirects to the firm's return URL or the bank's last page, so pressing a button twice does
 * no harm.
 */
export function form(handle: (sent: Sent) => Promise<string>): Route {
  return answer(async ({ sessionId, session, form: fields }) => {
    // The redirect leads to a page that says that the link is unknown.
    if (!session) return stepUrl("", sessionId);
    if (session.state === "closed") return endOf(session, fields.has("stay"));
    return handle({ session, form: fields });
  });
}

/**
 * Returns the URL after a step that may have ended the session. An open session continues with its next step. An ended
 * session leads to the firm's return URL or the bank's last page. An unknown session leads to the page that says so.
 */
export async function wayOut(sessionId: string, stays = false): Promise<string> {
  const session = await findSession(sessionId);
  if (session?.state === "open") return furthestUrl(session);
  if (!session) return stepUrl("", sessionId);
  return endOf(session, stays);
}

/**
 * Returns the firm's return URL. A customer who agreed gets the bank's last page instead, if they chose to stay or the
 * scenario never returns.
 */
function endOf({ id, outcome, neverReturns, returnUrl }: ClosedSession, stays: boolean): string {
  return outcome === "authorised" && (stays || neverReturns) ? stepUrl("/ended", id) : returnUrl;
}
