"use server";

import { redirect } from "next/navigation";
import { visitorOf } from "@/lib/http/enter";
import { person, visitorAction } from "@/lib/http/person";
import { findReturnPath } from "@/lib/http/return-path";
import { keepJourney } from "@/lib/http/sso-cookie";
import { beginSso, beginSsoConfirm } from "@/lib/identity/sso/begin-sso";

/** Redirects a visitor to the identity provider of the company whose domain is in the visitor's email address. */
export const beginSsoAction = visitorAction(async (form) => {
  const email = String(form.get("email") ?? "").slice(0, 254);
  const { address } = await visitorOf();
  const { url, journey } = await beginSso({ email, address, back: findReturnPath(form.get("back")) });
  await keepJourney(journey);
  redirect(url);
});

/** Redirects a signed-in user to their identity provider to confirm their identity again. */
export const beginSsoConfirmAction = visitorAction(async (form) => {
  const { url, journey } = await beginSsoConfirm(await person(), findReturnPath(form.get("back")));
  await keepJourney(journey);
  redirect(url);
});
