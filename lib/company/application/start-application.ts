import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/scope";
import { getCompany } from "@/lib/store/read/company";
import * as applications from "@/lib/store/write/application";

/** Starts the company's application for live, or returns the open one. Throws conflict if live is already approved. */
export async function startApplication(companyId: string, actor: Actor, now = new Date()): Promise<string> {
  const { liveApprovedAt } = await getCompany(companyId);
  if (liveApprovedAt) throw new AppError("conflict", "This company already has live access.");
  return applications.startApplication(companyId, actor, now);
}
