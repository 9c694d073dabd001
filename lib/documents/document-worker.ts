import { doDocumentJob } from "@/lib/documents/document-job";
import { takeJobs } from "@/lib/workers/take-jobs";

takeJobs(doDocumentJob);
