import { db } from "@/lib/store/client";

/**
 * Makes the product stop ending consents automatically, as if too many customers of this provider had just
 * disappeared.
 */
export async function stopEnding(provider: "basiq" | "fiskil", trippedAt = new Date()): Promise<void> {
  const environment = "live" as const;
  const data = { trippedAt, lost: 4, active: 120, mailedAt: null, releasedAt: null, releasedBy: null };
  await db().upstreamBreaker.upsert({
    where: { provider_environment: { provider, environment } },
    create: { provider, environment, ...data },
    update: data,
  });
}
