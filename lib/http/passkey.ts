import { unstable_rethrow } from "next/navigation";
import { z } from "zod";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@/lib/company/passkey";
import { AppError } from "@/lib/errors";
import { describeError, log } from "@/lib/log";

const isObject = (value: unknown) => typeof value === "object" && value !== null;

/** What a browser hands on from an authenticator; whether it holds is for the library to say. */
export const PasskeyAnswer = z.object({
  challengeId: z.string().max(100),
  response: z.custom<AuthenticationResponseJSON>(isObject),
});
export const NewPasskeyAnswer = PasskeyAnswer.extend({
  response: z.custom<RegistrationResponseJSON>(isObject),
});

/** Does what a passkey is asked for, with refusals in words, as an action that is called rather than sent as a form. */
export async function answerPasskey<T>(act: () => Promise<T>): Promise<T | { error: string }> {
  try {
    return await act();
  } catch (error) {
    unstable_rethrow(error);
    if (error instanceof AppError) return { error: error.message };
    log().error({ error: describeError(error) }, "a passkey failed");
    return { error: "Something went wrong on our side. Please try again." };
  }
}
