import { notFound } from "next/navigation";
import { AppError } from "@/lib/errors";

/** What a page reads, or the not-found page: the same one for an unknown id, another company's and the other environment's. */
export async function found<T>(reading: Promise<T>): Promise<T> {
  return reading.catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  });
}
