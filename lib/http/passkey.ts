import { unstable_rethrow } from "next/navigation";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@/lib/identity/passkey";
import { describeError, log } from "@/lib/log";

const isObject = (value: unknown) => typeof value === "object" && value !== null;

/** An authenticator's response as the browser sends it; the library verifies it. */
export const PasskeyAnswer = z.object({
  challengeId: z.string().max(100),
  response: z.custom<AuthenticationResponseJSON>(isObject),
});
export const NewPasskeyAnswer = PasskeyAnswer.extend({
  response: z.custom<RegistrationResponseJSON>(isObject),
});

/** Runs a passkey action that a page's script calls, and converts refusals to messages. */
export async function answerPasskey<T>(act: () => Promise<T>): Promise<T | { error: string }> {
  try {
    return await act();
  } catch (error) {
    unstable_rethrow(error);
    if (error instanceof AppError) return { error: error.message };
    log().error({ error: describeError(error) }, "a passkey action failed");
    return { error: "Something went wrong on our side. Please try again." };
  }
}
