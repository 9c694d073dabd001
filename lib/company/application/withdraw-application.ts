import type { Actor } from "@/lib/scope";
import { withdraw } from "@/lib/store/write/application";

/** Takes an application back; the company may begin another at once. Throws not_found, or conflict once it is decided. */
export async function withdrawApplication(
  companyId: string,
  id: string,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await withdraw(companyId, id, actor, now);
}
