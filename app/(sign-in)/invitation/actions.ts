"use server";

import { redirect } from "next/navigation";
import { acceptAsMember, acceptAsNew } from "@/lib/company/accept-invitation";
import { NameFields } from "@/lib/contract/account";
import { toFieldErrors } from "@/lib/contract/fault";
import { enter, visitorOf } from "@/lib/http/enter";
import { fieldsOf, refusedFields } from "@/lib/http/form";
import { personAction, visitorAction } from "@/lib/http/person";

/** Makes somebody new a member, with the name and password they chose. */
export const joinAsNew = visitorAction(async (form) => {
  const fields = fieldsOf(form);
  const parsed = NameFields.safeParse(fields);
  if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
  const visitor = await visitorOf();
  const token = String(form.get("token") ?? "");
  const password = String(form.get("password") ?? "");
  return enter(await acceptAsNew({ token, ...parsed.data, password, ...visitor }), null);
});

/** Makes whoever is signed in as the invited address a member, and goes on in that company. */
export const join = personAction(async (asking, form) => {
  await acceptAsMember(asking, String(form.get("token") ?? ""));
  redirect("/");
});
