import { deleteOutdated } from "@/lib/store/write/tidy";

/** The daily sweep of what is only kept for a while. */
export async function tidyUp(now = new Date()): Promise<void> {
  await deleteOutdated(now);
}
