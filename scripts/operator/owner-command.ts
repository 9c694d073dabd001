import { parseArgs } from "node:util";
import { createOwner, OWNER_LINK_HOURS } from "@/lib/company/operator/create-owner";
import { SignUpFields } from "@/lib/contract/account";
import { AppError } from "@/lib/errors";
import type { Command, Said } from "./command";

export const CREATE_OWNER: Command = {
  name: "create-owner",
  help: [
    [
      "create-owner --email <address> [--name <name>] [--company <name>]",
      "creates a company without sending email, and prints a one-time link for its owner",
    ],
  ],
  takes: (rest) => read(rest) !== null,
  run,
};

type OwnerCommandInput = { email: string; name: string; company: string };

/**
 * Reads the options `--email`, `--name` and `--company`. Derives an omitted name or company from the email address.
 * Null if the email address is missing, or if `rest` contains anything else.
 */
function read(rest: readonly string[]): OwnerCommandInput | null {
  const option = { type: "string" } as const;
  try {
    const { values } = parseArgs({
      args: [...rest],
      options: { email: option, name: option, company: option },
    });
    const [local = "", host = ""] = values.email?.split("@") ?? [];
    if (!values.email) return null;
    return { email: values.email, name: values.name ?? local, company: values.company ?? (host || local) };
  } catch {
    return null;
  }
}

async function run(rest: readonly string[]): Promise<Said> {
  const parsed = SignUpFields.safeParse(read(rest));
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `--${path.join(".")}: ${message}`);
    return { lines, code: 1 };
  }
  try {
    const { companyId, link } = await createOwner(parsed.data);
    const about = `With this link, the owner of ${companyId} chooses a password. The link works once and expires after ${OWNER_LINK_HOURS} hours:`;
    return { lines: [about, link], code: 0 };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { lines: [error.message], code: 1 };
  }
}
