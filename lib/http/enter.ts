import { headers } from "next/headers";
import { redirect } from "next/navigation";
import type { SignedIn } from "@/lib/company/begin-session";
import { addressOf } from "@/lib/http/client-address";
import { giveSessionCookie } from "@/lib/http/session-cookie";
import { withBack } from "@/lib/http/way-back";

/** Where a form comes from: a hash of the address, and what the browser calls itself. */
export async function visitorOf(): Promise<{ address: string; userAgent: string | null }> {
  const visitor = await headers();
  return { address: addressOf({ headers: visitor }), userAgent: visitor.get("user-agent") };
}

/** Hands the browser its session, and goes on: to the second step where it is asked for, else to where one was. */
export async function enter(signedIn: SignedIn, back: string | null): Promise<never> {
  await giveSessionCookie(signedIn);
  redirect(signedIn.awaitsSecond ? withBack("/sign-in/second-step", back) : (back ?? "/"));
}
