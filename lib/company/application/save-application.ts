import { listFaults } from "@/lib/contract/application";
import type { Answers } from "@/lib/domain/application/checks";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/scope";
import { type MemberOfCompany, type Sending, writeDraft } from "@/lib/store/write/application";

export type ApplicationWish = {
  id: string;
  /** The version the form was drawn from, so that nobody overwrites what they have not seen. */
  seenVersion: number;
  answers: Answers;
  /** The attestations that are ticked. */
  ticked: readonly string[];
  by: MemberOfCompany;
};

/**
 * Keeps what was filled in, complete or not, and sends it where `sending` says how. What is not complete is kept and not
 * sent: throws invalid with a fault for each field. Throws conflict when somebody was faster, and not_found.
 */
export async function saveApplication(
  companyId: string,
  wish: ApplicationWish,
  sending: Sending,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const fields = sending ? listFaults(wish.answers, wish.ticked) : [];
  await writeDraft(companyId, wish, fields.length === 0 ? sending : null, actor, now);
  if (fields.length > 0) throw new AppError("invalid", "The application is not complete.", { fields });
}
