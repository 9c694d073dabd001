import { doReportJob } from "@/lib/analyse/report-job";
import { takeJobs } from "@/lib/workers/take-jobs";

takeJobs(doReportJob);
