import * as json from "@/app/v1/requests/[id]/report/route";
import * as html from "@/app/v1/requests/[id]/report.html/route";
import * as pdf from "@/app/v1/requests/[id]/report.pdf/route";
import * as xml from "@/app/v1/requests/[id]/report.xml/route";
import * as one from "@/app/v1/requests/[id]/route";
import { verifyAudit } from "@/lib/company/verify-audit";
import { type Answer, call } from "@/tests/support/call";
import { breachesIn, breachesOf, outline, outlineOf } from "./holds";
import { look, takeChanges } from "./look";
import type { ModelState, Subject } from "./model-state";
import { endsOf } from "./orders";
import type { RequestModel } from "./request-model";
import { type Done, strangersIn } from "./walk";

/** The number of steps between expensive checks. */
const ALL_EVERY = 25;
const AUDIT_EVERY = 200;
const FORMATS = [html, xml, pdf];

/**
 * Compares the database with the model after a step, and sets the models of the step's requests to the observed
 * state. Returns a description of each fault.
 */
export async function judge(state: ModelState, done: Done, count: number): Promise<string[]> {
  const faults = [...done.faults];
  const changes = await takeChanges(state.owner);
  faults.push(...breachesIn(changes));
  const known = new Set([...done.threads.keys()].map(({ id }) => id));
  faults.push(
    ...changes
      .filter(({ request_id }) => !known.has(request_id))
      .map(({ request_id }) => `${request_id} moved`),
  );
  const about = count % ALL_EVERY === 0 ? state.subjects : [...done.threads.keys()];
  const rows = await look(
    state.owner,
    about.map(({ id }) => id),
  );
  for (const subject of about) {
    const row = rows.get(subject.id);
    if (!row) {
      faults.push(`${subject.id} is gone`);
      continue;
    }
    const threads = done.threads.get(subject);
    const ends = endsOf(subject.model, threads ?? []);
    const end = ends.find((model) => outline(model) === outlineOf(row));
    if (threads) subject.trail.push(`${done.name} -> ${row.stage}/${row.generation}`);
    if (!end) faults.push(`${subject.id} is ${outlineOf(row)}, not ${ends.map(outline).join(" or ")}`);
    else subject.model = end;
    faults.push(...breachesOf(row, subject.model).map((words) => `${subject.id}: ${words}`));
    if (threads) faults.push(...(await ofEndpoints(state, subject, count)));
  }
  if (count % ALL_EVERY === 0) faults.push(...(await strangersIn(state)));
  if (count % AUDIT_EVERY === 0) faults.push(...(await ofAudit(state)));
  return faults;
}

export async function ofAudit(state: ModelState): Promise<string[]> {
  const verdicts = await Promise.all(state.firms.map(({ companyId }) => verifyAudit(companyId)));
  return verdicts.flatMap((verdict) =>
    verdict.intact ? [] : [`the audit breaks at ${verdict.firstBadSeq}`],
  );
}

function reportStatus({ stage }: RequestModel): number {
  if (stage === "ready") return 200;
  return stage === "withdrawn" || stage === "purged" ? 410 : 409;
}

/** Checks the response to the firm's request for the report, and checks that other firms do not find the request. */
async function ofEndpoints(state: ModelState, subject: Subject, count: number): Promise<string[]> {
  const { id, key, model } = subject;
  const ask = (handler: Parameters<typeof call>[0], as: string): Promise<Answer> =>
    call(handler, { key: as, params: { id } });
  const expected = reportStatus(model);
  const faults: string[] = [];
  const other = expected === 200 ? undefined : FORMATS[count % FORMATS.length];
  const handlers = other ? [json, other] : [json];
  for (const handler of handlers) {
    const { status } = await ask(handler.GET, key);
    if (status !== expected) faults.push(`${id}: the report answers ${status}, not ${expected}`);
  }
  const keys = state.firms.flatMap(({ testKey, liveKey }) => [testKey, liveKey]);
  const strangers = keys.filter((each) => each !== key);
  const stranger = strangers[count % strangers.length] ?? "";
  const { status } = await ask(count % 2 === 0 ? one.GET : json.GET, stranger);
  if (status !== 404) faults.push(`${id}: a stranger is answered ${status}`);
  const mine = await ask(one.GET, key);
  if (mine.json.stage !== model.stage) faults.push(`${id}: the firm gets an event ${mine.json.stage}`);
  return faults;
}
