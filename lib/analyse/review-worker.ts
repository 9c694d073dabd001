import { doReviewJob } from "@/lib/analyse/review-job";
import { takeJobs } from "@/lib/workers/take-jobs";

takeJobs(doReviewJob);
