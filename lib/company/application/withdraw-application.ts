import type { Actor } from "@/lib/scope";
import { withdraw } from "@/lib/store/write/application";

/**
 * Withdraws an application; the company may start another at once. Throws not_found, and conflict after the decision.
 */
export async function withdrawApplication(
  companyId: string,
  id: string,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await withdraw(companyId, id, actor, now);
}
