import { listFaults } from "@/lib/contract/application";
import { AppError } from "@/lib/errors";
import type { Answers } from "@/lib/rules/application/checks";
import type { Actor } from "@/lib/scope";
import type { MemberOfCompany, Sending } from "@/lib/store/write/application";
import * as applications from "@/lib/store/write/application";

type ApplicationInput = {
  id: string;
  /** The version the form was rendered from, so that a save cannot overwrite changes that the member has not seen. */
  seenVersion: number;
  answers: Answers;
  /** The ids of the ticked attestations. */
  ticked: readonly string[];
  by: MemberOfCompany;
};

/**
 * Saves the answers, complete or not, and submits them if `sending` is set. Incomplete answers are saved but not
 * submitted: throws invalid with an error for each field. Throws not_found. Throws conflict if someone else saved
 * first or the application is already submitted.
 */
export async function saveApplication(
  companyId: string,
  {
    input,
    sending,
    actor,
    now = new Date(),
  }: { input: ApplicationInput; sending: Sending; actor: Actor; now?: Date },
): Promise<void> {
  const fields = sending ? listFaults(input.answers, input.ticked) : [];
  await applications.saveApplication(companyId, {
    change: input,
    sending: fields.length === 0 ? sending : null,
    actor,
    now,
  });
  if (fields.length > 0) throw new AppError("invalid", "The application is not complete.", { fields });
}
