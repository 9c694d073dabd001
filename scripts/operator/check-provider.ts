// The command that checks a provider's sandbox, with its test key, against the adapter's assumptions.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { isFields, parseFields } from "@/lib/adapters/upstream/rest/fields";
import { upstreamOf } from "@/lib/adapters/upstream/select";
import { credentialsOf, type LiveProvider, PROVIDER_IDS } from "@/lib/env/providers";
import { UpstreamFault } from "@/lib/errors";
import type { Command, Said, Say } from "./command";
import { type Step, WALKS, type Walk } from "./provider-walks";
import { shapeOf } from "./shape";

const OPTIONS = ["--user", "--sample", "--burst"];
/** The number of calls made at the same time to see how the provider answers too many calls. */
const BURST = 40;
/**
 * All error statuses. The calls below accept them, so that the client returns an error response and does not throw.
 */
const ANY = Array.from({ length: 200 }, (_, index) => 400 + index);
const OWNER_ALONE = 0o600;

export const CHECK_PROVIDER: Command = {
  name: "check-provider",
  help: [
    [`check-provider <${PROVIDER_IDS.join("|")}>`, "tests the provider's sandbox, and prints a consent link"],
    [
      "check-provider <…> --user <id>",
      "reads the consented data of a user, then ends the consent and deletes the user",
    ],
    [
      "check-provider <…> --sample <file>",
      "checks the signature of a message from the provider ({headers, body})",
    ],
    ["check-provider <…> --burst", "makes many calls at once, and prints how the provider limits them"],
  ],
  takes: ([provider = "", option, ...rest]) =>
    isProvider(provider) &&
    (option === undefined || (OPTIONS.includes(option) && rest.length === (option === "--burst" ? 0 : 1))),
  refuse,
  run: check,
};

/** Reports which sandbox settings of the provider are missing, or that the sample cannot be read. */
function refuse(
  [provider = "", option, word = ""]: readonly string[],
  settings: NodeJS.ProcessEnv,
): Said | null {
  const missing = settingsOf(provider).filter((name) => !settings[name]?.trim());
  if (missing.length > 0) return { lines: [needs(provider, missing)], code: 1 };
  const sample = option === "--sample" ? readSample(word) : null;
  return typeof sample === "string" ? { lines: [sample], code: 1 } : null;
}

const isProvider = (word: string): word is LiveProvider => Object.hasOwn(WALKS, word);
const settingsOf = (word: string): string[] => (isProvider(word) ? credentialsOf(word, "test") : []);
const needs = (provider: string, missing: readonly string[]): string =>
  `check-provider ${provider} needs ${missing.join(" and ")}: credentials of its sandbox, never live credentials.`;

type Report = { say: Say; shapes: Record<string, unknown>; differs: number; bodies: Map<string, unknown> };

async function check([provider = "", option, word = ""]: readonly string[], say: Say): Promise<Said> {
  const walk = isProvider(provider) ? WALKS[provider]() : null;
  if (!walk) return { lines: [needs(provider, settingsOf(provider))], code: 1 };
  if (option === "--sample") return describeSample(provider, word);
  const report: Report = { say, shapes: {}, differs: 0, bodies: new Map() };
  if (option === "--burst") await tryBurst(walk, report);
  else if (option === "--user") await endAll(walk, word, report);
  else await tryFresh(provider, walk, report);
  const file = path.resolve(`${provider}-shapes${option ?? ""}.json`);
  await writeFile(file, `${JSON.stringify(report.shapes, null, 2)}\n`, { mode: OWNER_ALONE });
  const words =
    report.differs === 0
      ? "Everything agrees with FACTS.md."
      : `Results that differ from FACTS.md: ${report.differs}.`;
  return { lines: [words, `Shapes without values: ${file}`], code: report.differs === 0 ? 0 : 1 };
}

/**
 * Makes one call and reports whether its response agrees with the adapter's assumptions. Prints no values, and
 * error messages do not identify records.
 */
async function tryStep({ client }: Walk, { name, call, agrees }: Step, report: Report): Promise<unknown> {
  const asked = { operation: "check", isRepeatable: false, ...call, accepts: ANY };
  const answer = await client.send(asked).catch((error: unknown) => {
    if (error instanceof UpstreamFault) return { status: 0, body: null, headers: new Headers() };
    throw error;
  });
  const isAsExpected = agrees.includes(answer.status);
  if (!isAsExpected) report.differs++;
  const verdict = isAsExpected ? "agrees " : `differs: ${agrees.join(" or ")} is expected`;
  report.say(`${name.padEnd(26)} ${answer.status || "no response"}  ${verdict}`);
  report.shapes[name] = { status: answer.status, shape: shapeOf(answer.body) };
  const body = answer.status < 300 ? answer.body : null;
  report.bodies.set(name, body);
  return body;
}

async function tryFresh(provider: string, walk: Walk, report: Report): Promise<void> {
  const email = `check-${randomUUID()}@example.com`;
  const user = walk.userIn(await tryStep(walk, walk.create(email), report));
  if (user === undefined) return report.say("No user was created, so nothing more can be tried.");
  for (const step of walk.fresh(user, email)) await tryStep(walk, step, report);
  for (const step of walk.unknown(randomUUID())) await tryStep(walk, step, report);
  const twice = { ...walk.create(email), name: "same email twice", agrees: walk.create(email).agrees };
  const other = walk.userIn(await tryStep(walk, twice, report));
  if (other !== undefined && other !== user)
    await tryStep(walk, { ...walk.remove(other), name: "delete the second" }, report);
  const { url } = await upstreamOf({ provider, environment: "test" }).startConsent({
    userRef: user,
    redirectUrl: "http://localhost:3000/connect/check/return",
    cancelUrl: "http://localhost:3000/connect/check/return",
    renewConsentRef: null,
  });
  report.say(`Consent at the URL below, then run this command again with --user ${user}`);
  report.say(url);
}

async function endAll(walk: Walk, user: string, report: Report): Promise<void> {
  for (const step of walk.lists(user)) await tryStep(walk, step, report);
  for (const step of walk.ends(user, report.bodies)) await tryStep(walk, step, report);
  for (const step of walk.listed(user)) {
    const body = await tryStep(walk, step, report);
    report.say(`  listed as: ${statusesIn(body).join(", ") || "nothing"}`);
  }
  await tryStep(walk, walk.remove(user), report);
  await tryStep(walk, { ...walk.remove(user), name: "delete user again", agrees: [404] }, report);
}

/** Lists the statuses of the records in a response. A status identifies no customer. */
function statusesIn(body: unknown): string[] {
  const rows = Object.values((body ?? {}) as object).find(Array.isArray) as
    | Record<string, unknown>[]
    | undefined;
  return (rows ?? []).map(({ status, active }) =>
    String(status ?? (active === true ? "active" : "inactive")),
  );
}

async function tryBurst(walk: Walk, report: Report): Promise<void> {
  const [step] = walk.unknown(randomUUID());
  if (!step) return;
  const asked = { operation: "check", isRepeatable: false, ...step.call, accepts: ANY };
  const answers = await Promise.all(Array.from({ length: BURST }, () => walk.client.send(asked)));
  const many = answers.find(({ status }) => status === 429);
  report.say(
    many
      ? `429 within ${BURST} calls; Retry-After: ${many.headers.get("retry-after") ?? "none"}`
      : `No 429 within ${BURST} calls.`,
  );
  report.shapes.burst = { statuses: [...new Set(answers.map(({ status }) => status))] };
}

type Sample = { headers: Record<string, string>; body: string };

/**
 * Reads a file that contains a message as the provider posted it. If that fails, describes the problem without quoting
 * the file.
 */
function readSample(file: string): Sample | string {
  const wanted = `It must contain JSON: {"headers": {"name": "value"}, "body": "the raw body as text"}.`;
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    return `The sample cannot be read from ${file}: ${(error as NodeJS.ErrnoException).code}.`;
  }
  const { headers, body } = parseFields(Buffer.from(text)) ?? {};
  if (!isFields(headers) || typeof body !== "string") return `${file} is not a valid sample. ${wanted}`;
  const named = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return { headers: Object.fromEntries(named), body };
}

function describeSample(provider: string, file: string): Said {
  const sample = readSample(file);
  if (typeof sample === "string") return { lines: [sample], code: 1 };
  const { headers, body } = sample;
  const read = upstreamOf({ provider, environment: "test" });
  const event = read.parseEvent(toHeaders(headers), Buffer.from(body));
  if (!event) return { lines: ["Surplus does not use this kind of message."], code: 1 };
  const line = `Read as ${event.kind}, ${event.signed ? "signed" : "not signed, or signed more than five minutes ago"}.`;
  return { lines: [line], code: event.signed ? 0 : 1 };
}

/** Copies the headers, except any whose name or value is invalid in HTTP. */
function toHeaders(given: Sample["headers"]): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    try {
      headers.set(name, value);
    } catch {
      // The header's value is invalid, for example because it was copied with a line break. It is skipped; the check
      // of the signature then fails and is reported.
    }
  }
  return headers;
}
