import { workerData } from "node:worker_threads";
import type { JobName } from "@/lib/workers/heap-limits";
import { JOBS } from "@/lib/workers/jobs";
import { takeJobs } from "@/lib/workers/take-jobs";

/** The script of every worker thread. Loads only the code for its kind of job. */
const { name } = workerData as { name: JobName };
void JOBS[name].load().then((work) => takeJobs<never, unknown>(work));
