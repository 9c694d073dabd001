import { AppError } from "@/lib/errors";
import { readBytes } from "@/lib/http/read-body";
import { findSession, type OpenSession } from "@/lib/sandbox/sessions";
import { stepUrl } from "./session";

/** The forms hold a session, a choice and a few account ids; more is not one of ours. */
const FORM_BYTES_MAX = 8_192;

export type Sent = { session: OpenSession; form: URLSearchParams };

function seeOther(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer" },
  });
}

async function readForm(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(new TextDecoder().decode(await readBytes(request, FORM_BYTES_MAX)));
}

/** Answers with where to go next, or says why the form cannot be taken. */
async function answer(next: () => Promise<string>): Promise<Response> {
  try {
    return seeOther(await next());
  } catch (error) {
    if (error instanceof AppError) return new Response(error.message, { status: error.status });
    throw error;
  }
}

/** A form about a session that is over: `handle` acts on its id and the page says what became of it. */
export function endedForm(
  handle: (sessionId: string) => Promise<void>,
): (request: Request) => Promise<Response> {
  return (request) =>
    answer(async () => {
      const sessionId = (await readForm(request)).get("sess_id") ?? "";
      const session = await findSession(sessionId);
      if (session?.state === "closed") await handle(sessionId);
      return stepUrl("/ended", sessionId.slice(0, 100));
    });
}

/**
 * A form of the consent pages: reads it, finds the open session, lets `handle` act and say where to go next. A session
 * already over leads to where it ended, so pressing a button twice ends in the same place as pressing it once.
 */
export function form(handle: (sent: Sent) => Promise<string>): (request: Request) => Promise<Response> {
  return (request) =>
    answer(async () => {
      const fields = await readForm(request);
      const sessionId = fields.get("sess_id") ?? "";
      const session = await findSession(sessionId);
      // The page, and not this answer, says that a link is not known.
      if (!session) return stepUrl("", sessionId.slice(0, 100));
      return session.state === "closed" ? session.returnUrl : handle({ session, form: fields });
    });
}

/** Where a session that has just ended leads: out of the bank, to whoever sent the customer. */
export async function wayOut(sessionId: string): Promise<string> {
  const session = await findSession(sessionId);
  return session?.state === "closed" ? session.returnUrl : stepUrl("", sessionId);
}
