import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { operator } from "@/lib/http/operator";

export const metadata: Metadata = { title: "Not found" };

/** An unknown console path: a not-found message in the console's frame, for operators only. */
export default async function NothingPage() {
  await operator();
  notFound();
}
