"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { signIn } from "@/lib/company/sign-in";
import type { FormState } from "@/lib/contract/form";
import { AppError } from "@/lib/errors";
import { addressOf } from "@/lib/http/client-address";
import { toForm } from "@/lib/http/form";
import { giveSessionCookie } from "@/lib/http/session-cookie";

/** Signs in with what the form holds. The password goes nowhere but into the check; the form is never given it back. */
export async function signInWithPassword(_before: FormState, sent: FormData): Promise<FormState> {
  const form = toForm(sent);
  const email = String(form.get("email") ?? "");
  const visitor = await headers();
  try {
    const session = await signIn({
      email,
      password: String(form.get("password") ?? ""),
      address: addressOf({ headers: visitor }),
      userAgent: visitor.get("user-agent"),
    });
    await giveSessionCookie(session);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { note: { tone: "bad", text: error.message }, errors: {}, values: { email }, secret: null };
  }
  redirect("/");
}
