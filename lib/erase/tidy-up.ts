import { deleteOutdated } from "@/lib/store/write/tidy";

/** The daily deletion of temporary rows. */
export async function tidyUp(now = new Date()): Promise<void> {
  await deleteOutdated(now);
}
