import { doDocumentJob } from "@/lib/deliver/document-job";
import { takeJobs } from "@/lib/take-jobs";

takeJobs(doDocumentJob);
