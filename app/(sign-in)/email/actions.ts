"use server";

import { redirect } from "next/navigation";
import { visitorOf } from "@/lib/http/enter";
import { done } from "@/lib/http/form";
import { personAction, visitorAction } from "@/lib/http/person";
import { confirmEmail } from "@/lib/identity/confirm-email";
import { undoEmail } from "@/lib/identity/undo-email";

/** Confirms a new email address with the link that was sent to it. The link works once. */
export const confirmEmailAction = personAction(async (asking, form) => {
  await confirmEmail(asking, String(form.get("token") ?? ""));
  redirect("/email/done");
});

/** Restores the old email address with the link that was sent to it. The link works once. */
export const undoEmailAction = visitorAction(async (form) => {
  const { address } = await visitorOf();
  await undoEmail({ token: String(form.get("token") ?? ""), address });
  return done(
    "Your address is restored, and you’ve been signed out everywhere. Choose a new password to sign in.",
  );
});
