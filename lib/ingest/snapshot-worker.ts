import { takeSnapshot } from "@/lib/ingest/take-snapshot";
import { takeJobs } from "@/lib/take-jobs";

takeJobs(takeSnapshot);
