"use server";

import { redirect } from "next/navigation";
import { signOut } from "@/lib/company/sign-out";
import { findSignedInPerson } from "@/lib/http/member";
import { dropSessionCookie } from "@/lib/http/session-cookie";

/** Ends the session, here and for whoever holds a copy of its cookie. */
export async function leave(): Promise<void> {
  const person = await findSignedInPerson();
  if (person) await signOut(person.sessionId);
  await dropSessionCookie();
  redirect("/sign-in");
}
