"use server";

import { redirect } from "next/navigation";
import { findSignedInPerson } from "@/lib/http/member";
import { dropSessionCookie } from "@/lib/http/session-cookie";
import { signOut } from "@/lib/identity/sign-out";

/** Ends the session on the server, so that copies of its cookie stop working too. */
export async function signOutAction(): Promise<void> {
  const person = await findSignedInPerson();
  if (person) await signOut(person.sessionId);
  await dropSessionCookie();
  redirect("/sign-in");
}
