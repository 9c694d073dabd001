import { type Fields, findId, findMoment, findText, isFields } from "@/lib/adapters/upstream/rest/fields";

/** How far a fetching of one bank's data has come. */
export type Job = {
  /** The connection it is for, by id where the job names it, else by its bank. */
  connectionRef: string | null;
  institutionId: string | null;
  /** Of the transactions, which come last: `failed` also where an earlier step did, because these then never start. */
  outcome: "running" | "done" | "failed";
  begunAt: Date;
  /** When it last changed. */
  at: Date;
};

/** The step that ends a fetching. Jobs without it are of other kinds: a statement, a report of theirs. */
const LAST_STEP = "retrieve-transactions";

/** A job that fetches; null for one of another kind, and for one that does not say when it began. */
export function toJob(row: Fields): Job | null {
  const steps = Array.isArray(row.steps) ? row.steps.filter(isFields) : [];
  const last = steps.find(({ title }) => title === LAST_STEP);
  const begunAt = findMoment(row.created);
  if (!last || !begunAt) return null;
  const links = isFields(row.links) ? row.links : {};
  const institution = isFields(row.institution) ? row.institution.id : row.institution;
  const hasFailed = steps.some(({ status }) => status === "failed");
  return {
    connectionRef: connectionIn(findText(links.source)),
    institutionId: findId(institution) ?? null,
    outcome: last.status === "success" ? "done" : hasFailed ? "failed" : "running",
    begunAt,
    at: findMoment(row.updated) ?? begunAt,
  };
}

/** The connection an address of theirs names, in its path or in a filter. */
export function connectionIn(address: string | undefined): string | null {
  const [, id] =
    /\/connections\/([\w.-]+)|connection\.id\.eq\('([\w.-]+)'\)/
      .exec(decode(address ?? ""))
      ?.filter(Boolean) ?? [];
  return id ?? null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not encoded as an address is: read as it stands.
    return text;
  }
}

type Share = { consentRef: string; institutionId: string; givenAt: Date };

/** A job and the share it is for are written by two clocks of theirs. */
const SKEW_MS = 5 * 60_000;

/** The jobs of one bank's share since it was given, newest first. */
export function jobsOf({ consentRef, institutionId, givenAt }: Share, jobs: readonly Job[]): Job[] {
  return jobs
    .filter((job) =>
      job.connectionRef === null ? job.institutionId === institutionId : job.connectionRef === consentRef,
    )
    .filter(({ begunAt }) => begunAt.getTime() >= givenAt.getTime() - SKEW_MS)
    .sort((one, other) => other.begunAt.getTime() - one.begunAt.getTime());
}
