import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/scope";
import * as companies from "@/lib/store/write/company";

type SecondFactorRule = {
  companyId: string;
  isRequired: boolean;
  actor: Actor;
  /** The time when the acting member used a second factor or a passkey in this session; null if they did not. */
  secondFactorAt: Date | null;
};

/**
 * Sets whether every member must use a second factor or a passkey in each session of the company. The setting applies
 * from each member's next page, and does not affect members in their other companies. The same choice again records
 * nothing. With `isRequired`, throws conflict if the acting member has not used a second factor in this session,
 * because the setting would lock them out.
 */
export async function requireSecondFactor(
  { companyId, isRequired, actor, secondFactorAt }: SecondFactorRule,
  now = new Date(),
): Promise<void> {
  if (isRequired && !secondFactorAt)
    throw new AppError(
      "conflict",
      "You haven’t used a second factor in this session. Set up a second factor, or sign in again with the one you have. Then try again.",
    );
  await companies.requireSecondFactor(companyId, isRequired, actor, now);
}
