import { doViewerJob } from "@/lib/documents/viewer-job";
import { takeJobs } from "@/lib/workers/take-jobs";

takeJobs(doViewerJob);
