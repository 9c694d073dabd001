import { Resend } from "resend";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

export type Mail = { to: string; subject: string; text: string; idempotencyKey: string };

/** Sends one mail through Resend. Throws not_set_up without a key, and a plain Error when the provider refuses. */
export async function sendMail({ to, subject, text, idempotencyKey }: Mail): Promise<void> {
  const key = env().RESEND_API_KEY;
  if (!key) throw new AppError("not_set_up", "No mail provider is set up on this server.");
  const { error } = await new Resend(key).emails.send(
    { from: env().MAIL_FROM, to, subject, text },
    { idempotencyKey },
  );
  // The provider's message may repeat the address, so only its name goes on.
  if (error) throw new Error(`the mail provider refused: ${error.name}`);
}
