import { deleteOutdated } from "@/lib/store/write/tidy";

/** Deletes temporary rows once a day. */
export async function tidyUp(now = new Date()): Promise<void> {
  await deleteOutdated(now);
}
