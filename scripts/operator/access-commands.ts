import { text } from "node:stream/consumers";
import { admitCaller } from "@/lib/company/api-key";
import { removeFactors } from "@/lib/company/operator/remove-factors";
import { rotateKey } from "@/lib/company/rotate-key";
import { AppError } from "@/lib/errors";
import { SYSTEM } from "@/lib/scope";
import { findCredentials } from "@/lib/store/read/user";
import { endEverySession } from "@/lib/store/write/session";
import type { Command, Said } from "./command";

export const REVOKE_KEY: Command = {
  name: "revoke-key",
  help: [["revoke-key < file", "revokes the API key in the file immediately"]],
  takes: (rest) => rest.length === 0,
  run: async () => revoke((await text(process.stdin)).trim()),
};

export const END_SESSIONS: Command = {
  name: "end-sessions",
  help: [["end-sessions [<email>]", "signs this person, or everyone, out of the portal immediately"]],
  takes: (rest) => rest.length <= 1,
  run: ([email]) => endSessions(email),
};

export const REMOVE_FACTORS: Command = {
  name: "remove-factors",
  help: [
    [
      "remove-factors --email <address>",
      "removes a person’s second factors, ends their sessions and emails them",
    ],
  ],
  takes: ([flag, email, ...more]) => flag === "--email" && email !== undefined && more.length === 0,
  run: ([, email = ""]) => remove(email),
};

async function remove(email: string): Promise<Said> {
  try {
    const removed = await removeFactors(email);
    if (!removed) return { lines: ["This person has no second factor. Nothing was changed."], code: 1 };
    const mailed = removed.isMailed ? "We emailed them." : "No email was sent: notify the person yourself.";
    return { lines: [`Their second factors were removed and their sessions ended. ${mailed}`], code: 0 };
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    return { lines: ["No account has this address."], code: 1 };
  }
}

async function endSessions(email?: string): Promise<Said> {
  const person = email === undefined ? null : await findCredentials(email);
  if (email !== undefined && !person) return { lines: ["No account has this address."], code: 1 };
  return { lines: [`${await endEverySession(new Date(), person?.userId)} sessions ended.`], code: 0 };
}

/**
 * Revokes a key. The command reads the key from a file or a pipe, because shells record arguments and process lists
 * show them.
 */
export async function revoke(key: string): Promise<Said> {
  try {
    const { scope } = await admitCaller(key);
    // Replaces the key with a new key that is shown to no one. The firm then creates another key in the portal.
    await rotateKey(scope.companyId, scope.environment, SYSTEM);
    const firm = `company ${scope.companyId}, ${scope.environment}`;
    return { lines: [`Revoked (${firm}). The firm can create a new key under Settings, API keys.`], code: 0 };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { lines: ["The file does not contain an active key."], code: 1 };
  }
}
