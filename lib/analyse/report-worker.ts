import { doReportJob } from "@/lib/analyse/report-job";
import { takeJobs } from "@/lib/take-jobs";

takeJobs(doReportJob);
