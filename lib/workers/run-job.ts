import { Worker } from "node:worker_threads";
import { heapLimits, type JobName } from "@/lib/workers/heap-limits";
import { JOBS, type Job, type JobResult } from "@/lib/workers/jobs";
import { makeThread } from "@/lib/workers/thread";

function threadOf<Name extends JobName>(name: Name) {
  return makeThread<Job<Name>, JobResult<Name>>({
    ...JOBS[name],
    name,
    // The bundler replaces the URL with that of a bundled script. Unbundled, it names a source file that Node cannot
    // run, so the job runs in the calling thread.
    start: () =>
      new Worker(new URL("./worker.ts", import.meta.url), {
        workerData: { name },
        resourceLimits: heapLimits(name),
      }),
    here: async (job) => {
      const work = (await JOBS[name].load()) as (job: Job<Name>) => Promise<JobResult<Name>>;
      return work(job);
    },
  });
}

/** Runs a job in its kind's worker. Throws as `Thread.run` does. */
export async function runJob<Name extends JobName>(name: Name, job: Job<Name>): Promise<JobResult<Name>> {
  return threadOf(name).run(job);
}

/**
 * Starts a worker before its job arrives. The first report, and one after an idle time, otherwise waits for the engine's
 * code and tables, which take longer to load than a report of 3,000 rows takes to make.
 */
export const prepareWorker = (name: JobName): void => threadOf(name).prepare();

/** The number of jobs of a kind that run or wait in this process. */
export const countJobs = (name: JobName): number => threadOf(name).waiting();
