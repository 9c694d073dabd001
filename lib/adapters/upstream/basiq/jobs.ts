import { type Fields, findId, findMoment, findText, isFields } from "@/lib/adapters/upstream/rest/fields";

/** The progress of one bank's fetch. */
export type Job = {
  /**
   * The id of the job's connection. Null if the job does not name it; then only its bank identifies the connection.
   */
  connectionRef: string | null;
  institutionId: string | null;
  /**
   * The state of the last step, which fetches transactions. Also `failed` if an earlier step failed, because the last
   * step then never starts.
   */
  outcome: "running" | "done" | "failed";
  begunAt: Date;
  /** The time of the job's last change. */
  at: Date;
};

/** The last step of a fetch. Jobs without it are of other kinds, such as statements and reports. */
const LAST_STEP = "retrieve-transactions";

/** Converts a job that fetches data; null for a job of another kind or without a start time. */
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
    // The text is not valid percent-encoding, so it is used unchanged.
    return text;
  }
}

type Share = { consentRef: string; institutionId: string; givenAt: Date };

/** The largest difference between the times of a job and its share, which two of Basiq's clocks write. */
const SKEW_MS = 5 * 60_000;

/** The jobs of one bank's share since the customer agreed to it, newest first. */
export function jobsOf({ consentRef, institutionId, givenAt }: Share, jobs: readonly Job[]): Job[] {
  return jobs
    .filter((job) =>
      job.connectionRef === null ? job.institutionId === institutionId : job.connectionRef === consentRef,
    )
    .filter(({ begunAt }) => begunAt.getTime() >= givenAt.getTime() - SKEW_MS)
    .sort((one, other) => other.begunAt.getTime() - one.begunAt.getTime());
}
