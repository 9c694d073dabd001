import { log } from "@/lib/log";

/**
 * Logs an attempt to sign in or to confirm an identity: how, and the user's id if it is known. Every attempt, unlike
 * the audit record, which has one entry for repeated ones.
 */
export function logSignIn(
  outcome: "admitted" | "refused",
  { by, userId }: { by: string; userId: string | null },
): void {
  log().info({ by, user_id: userId }, outcome === "admitted" ? "a sign-in" : "a sign-in was refused");
}
