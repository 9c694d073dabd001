import { doViewerJob } from "@/lib/deliver/viewer-job";
import { takeJobs } from "@/lib/take-jobs";

takeJobs(doViewerJob);
