import { redirect, unstable_rethrow } from "next/navigation";
import type { NextRequest } from "next/server";
import { AppError } from "@/lib/errors";
import { enter, visitorOf } from "@/lib/http/enter";
import { findSignedInPerson } from "@/lib/http/member";
import { giveSessionCookie } from "@/lib/http/session-cookie";
import { takeJourney } from "@/lib/http/sso-cookie";
import { logSignIn } from "@/lib/identity/log-sign-in";
import { finishSso, finishSsoConfirm } from "@/lib/identity/sso/finish-sso";
import { describeError, log } from "@/lib/log";
import { SsoRefusal, type SsoWhy } from "@/lib/rules/sso-refusal";

type Context = { params: Promise<{ connection: string }> };

/** The redirect URI for identity providers: signs the user in, or confirms their identity. */
export async function GET(request: NextRequest, context: Context): Promise<never> {
  const journey = await takeJourney();
  const { connection: connectionId } = await context.params;
  try {
    const arrived = { connectionId, params: request.nextUrl.searchParams, journey, ...(await visitorOf()) };
    if (!journey?.sessionId) return await enter(await finishSso(arrived), journey?.back ?? null);
    const person = await findSignedInPerson();
    if (!person) throw new SsoRefusal("ended");
    await giveSessionCookie(await finishSsoConfirm(arrived, person));
    logSignIn("admitted", { by: "sso, again", userId: person.userId });
  } catch (error) {
    unstable_rethrow(error);
    const why = whyOf(error);
    logSignIn("refused", { by: `sso: ${why}`, userId: null });
    const again = { error: why, ...(journey?.back ? { back: journey.back } : {}) };
    redirect(`/sign-in/sso?${new URLSearchParams(again)}`);
  }
  redirect(journey.back ?? "/");
}

/** Returns the reason to show on the sign-in page. The provider's own error goes only to the log. */
function whyOf(error: unknown): SsoWhy {
  if (error instanceof SsoRefusal) return error.why;
  if (error instanceof AppError && error.code === "too_many") return "too_many";
  if (error instanceof AppError)
    log().warn({ reason: error.message }, "an identity provider did not sign a user in");
  else log().error({ error: describeError(error) }, "a single sign-on failed");
  return "provider";
}
