import { notFound } from "next/navigation";
import { AppError } from "@/lib/errors";

/**
 * Returns the page's data or shows the not-found page, which is the same for an unknown id, another company's id and an
 * id of the other environment.
 */
export async function found<T>(reading: Promise<T>): Promise<T> {
  return reading.catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  });
}
