import { doReviewJob } from "@/lib/analyse/review-job";
import { takeJobs } from "@/lib/take-jobs";

takeJobs(doReviewJob);
