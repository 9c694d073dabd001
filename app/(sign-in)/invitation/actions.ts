"use server";

import { redirect } from "next/navigation";
import { NameFields } from "@/lib/contract/account";
import { toFieldErrors } from "@/lib/contract/fault";
import { enter, visitorOf } from "@/lib/http/enter";
import { fieldsOf, refusedFields } from "@/lib/http/form";
import { personAction, visitorAction } from "@/lib/http/person";
import { acceptAsMember, acceptAsNew } from "@/lib/identity/accept-invitation";

/** Creates an account and membership for an invited person, with their name and password. */
export const acceptAsNewAction = visitorAction(async (form) => {
  const fields = fieldsOf(form);
  const parsed = NameFields.safeParse(fields);
  if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
  const visitor = await visitorOf();
  const token = String(form.get("token") ?? "");
  const password = String(form.get("password") ?? "");
  return enter(await acceptAsNew({ token, ...parsed.data, password, ...visitor }), null);
});

/** Adds the signed-in user with the invited email address to the company, and switches to it. */
export const acceptAsMemberAction = personAction(async (asking, form) => {
  await acceptAsMember(asking, String(form.get("token") ?? ""));
  redirect("/");
});
