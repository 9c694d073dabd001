import { releaseProvider } from "@/lib/company/operator/release-provider";
import { AppError } from "@/lib/errors";
import { listStopped } from "@/lib/store/read/upstream-breaker";
import type { Command, Said } from "./command";

const ENVIRONMENTS = ["live", "test"] as const;

export const RELEASE_ENDING: Command = {
  name: "release-ending",
  help: [
    [
      "release-ending",
      "lists the providers for which we stopped ending consents, because too many customers disappeared",
    ],
    [
      "release-ending <provider> <live|test>",
      "releases the stop, so that consents at this provider are ended as usual",
    ],
  ],
  takes: (rest) => rest.length === 0 || (rest.length === 2 && ENVIRONMENTS.some((each) => each === rest[1])),
  run: (rest) => (rest.length === 0 ? describeAccount() : release(rest)),
};

async function describeAccount(): Promise<Said> {
  const stopped = await listStopped();
  if (stopped.length === 0)
    return {
      lines: [
        "No provider has a stop in force, so consents that providers report as ended are ended here too.",
      ],
      code: 0,
    };
  const lines = stopped.map(
    ({ provider, environment, trippedAt, lost, active }) =>
      `${provider} ${environment}  stopped ${trippedAt.toISOString()}  ${lost} of ${active} customers disappeared within an hour or are unknown to the provider`,
  );
  return { lines, code: 0 };
}

async function release([provider = "", word]: readonly string[]): Promise<Said> {
  const environment = word === "live" ? "live" : "test";
  try {
    await releaseProvider(provider, environment, "command line");
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { lines: [error.message], code: 1 };
  }
  return {
    lines: [`The stop is released: consents at ${provider} (${environment}) are ended as usual.`],
    code: 0,
  };
}
