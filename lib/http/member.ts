import { cookies } from "next/headers";
import { redirect, unstable_rethrow } from "next/navigation";
import { cache } from "react";
import { checkSession, type SignedInMember } from "@/lib/company/check-session";
import { may, type Permission } from "@/lib/company/permission";
import type { FormAction, FormState } from "@/lib/contract/form";
import { AppError } from "@/lib/errors";
import { refused, refusedFields, toForm } from "@/lib/http/form";
import { cookieName, cookieOptions, readSessionCookie } from "@/lib/http/session-cookie";
import { describeError, log } from "@/lib/log";
import type { Actor, Environment, Scope } from "@/lib/scope";

/** Somebody signed in, with the environment they are looking at. */
export type Member = SignedInMember & {
  scope: Scope;
  actor: Actor;
  may: (permission: Permission) => boolean;
};

const ENVIRONMENT_COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** Who is asking, once a request; null for a visitor. */
export const findMember = cache(async (): Promise<Member | null> => {
  const sessionId = await readSessionCookie();
  const signedIn = sessionId ? await checkSession(sessionId) : null;
  if (!signedIn) return null;
  const chosen = (await cookies()).get(cookieName("environment"))?.value;
  // Live is another world that opens with approval; until then everybody is in test, whatever the cookie says.
  const environment: Environment = chosen === "live" && signedIn.company.isLiveApproved ? "live" : "test";
  return {
    ...signedIn,
    scope: { companyId: signedIn.company.id, environment },
    actor: { kind: "member", id: signedIn.userId },
    may: (permission) => may(signedIn.role, permission),
  };
});

/** The member a page is for. Every page calls this itself; a visitor is sent to sign in. */
export async function member(): Promise<Member> {
  return (await findMember()) ?? redirect("/sign-in");
}

/**
 * What every form action promises, in this order: who asks, whether they may, the work, and refusals in words. What is
 * not a refusal is logged and answered plainly.
 */
export function memberAction(
  permission: Permission | null,
  act: (asking: Member, form: FormData) => Promise<FormState>,
): FormAction {
  return async (_before, sent) => {
    const asking = await member();
    const form = toForm(sent);
    if (permission && !asking.may(permission)) {
      return refused(
        form,
        `Your role (${asking.role}) may not do this. An owner or admin of ${asking.company.name} can.`,
      );
    }
    try {
      return await act(asking, form);
    } catch (error) {
      unstable_rethrow(error);
      if (error instanceof AppError && error.code === "invalid") return refusedFields(form, error.fields);
      if (error instanceof AppError) return refused(form, error.message);
      log().error({ error: describeError(error) }, "an action failed");
      return refused(form, "Something went wrong on our side. Nothing was changed; please try again.");
    }
  };
}

/** Remembers which environment a member looks at. Throws not_approved for live before the company is approved. */
export async function chooseEnvironment(asking: Member, environment: Environment): Promise<void> {
  if (environment === "live" && !asking.company.isLiveApproved) {
    throw new AppError("not_approved", "Live opens once the company is approved for production.");
  }
  const options = { ...cookieOptions(), maxAge: ENVIRONMENT_COOKIE_SECONDS };
  (await cookies()).set(cookieName("environment"), environment, options);
}
