import { workerData } from "node:worker_threads";
import type { JobName } from "@/lib/workers/heap-limits";
import { JOBS, type Kind } from "@/lib/workers/jobs";
import { takeJobs } from "@/lib/workers/take-jobs";

/** The script of every worker thread. Loads only the code for its kind of job. */
const { name } = workerData as { name: JobName };
const { load, loadWarmUp }: Kind = JOBS[name];
void load().then((work) => takeJobs<never, unknown>(work, loadWarmUp));
