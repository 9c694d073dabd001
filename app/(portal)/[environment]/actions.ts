"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { dismissNotice } from "@/lib/company/dismiss-notice";
import { signOut } from "@/lib/company/sign-out";
import { done } from "@/lib/http/form";
import { findSignedIn, memberAction } from "@/lib/http/member";
import { dropSessionCookie } from "@/lib/http/session-cookie";

/** Takes a notice off the company's pages. Every notice there is tells of a webhook, so who may mend that may do it. */
export const dismiss = memberAction("webhook.write", async ({ company }, form) => {
  await dismissNotice(company.id, String(form.get("id") ?? ""));
  refresh();
  return done("Dismissed.");
});

/** Ends the session, here and for whoever holds a copy of its cookie. */
export async function leave(): Promise<void> {
  const asking = await findSignedIn();
  if (asking) await signOut(asking.sessionId);
  await dropSessionCookie();
  redirect("/sign-in");
}
