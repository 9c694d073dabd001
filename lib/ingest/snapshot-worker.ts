import { takeSnapshot } from "@/lib/ingest/take-snapshot";
import { takeJobs } from "@/lib/workers/take-jobs";

takeJobs(takeSnapshot);
