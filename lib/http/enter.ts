import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { addressOf } from "@/lib/http/client-address";
import { withBack } from "@/lib/http/return-path";
import { giveSessionCookie } from "@/lib/http/session-cookie";
import type { SignedIn } from "@/lib/identity/begin-session";

/** Identifies the sender of a form: `address` is a hash of the IP address, `userAgent` names the browser. */
export async function visitorOf(): Promise<{ address: string; userAgent: string | null }> {
  const visitor = await headers();
  return { address: addressOf({ headers: visitor }), userAgent: visitor.get("user-agent") };
}

/** Sets the session cookie and redirects: to the second step if one is due, otherwise to the return path. */
export async function enter(signedIn: SignedIn, back: string | null): Promise<never> {
  await giveSessionCookie(signedIn);
  redirect(signedIn.awaitsSecond ? withBack("/sign-in/second-step", back) : (back ?? "/"));
}
