import { type Fields, findId, findMoment, findText, isFields } from "@/lib/adapters/upstream/rest/fields";

/** The progress of one bank's fetch. */
export type Job = {
  /** The connection it belongs to: by id if the job names it, otherwise by its bank. */
  connectionRef: string | null;
  institutionId: string | null;
  /**
   * The state of the transactions step, which comes last; `failed` also if an earlier step failed, because then this
   * one never starts.
   */
  outcome: "running" | "done" | "failed";
  begunAt: Date;
  /** When it last changed. */
  at: Date;
};

/** The last step of a fetch. Jobs without it are of other kinds, such as statements and reports. */
const LAST_STEP = "retrieve-transactions";

/** A job that fetches; null for a job of another kind or without a start time. */
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

/** The connection named by one of Basiq's URLs, in its path or in a filter. */
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
    // Not percent-encoded: read it as it stands.
    return text;
  }
}

type Share = { consentRef: string; institutionId: string; givenAt: Date };

/** Two of Basiq's clocks write the times of a job and its share. */
const SKEW_MS = 5 * 60_000;

/** The jobs of one bank's share since the customer gave it, newest first. */
export function jobsOf({ consentRef, institutionId, givenAt }: Share, jobs: readonly Job[]): Job[] {
  return jobs
    .filter((job) =>
      job.connectionRef === null ? job.institutionId === institutionId : job.connectionRef === consentRef,
    )
    .filter(({ begunAt }) => begunAt.getTime() >= givenAt.getTime() - SKEW_MS)
    .sort((one, other) => other.begunAt.getTime() - one.begunAt.getTime());
}
