import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { operator } from "@/lib/http/operator";

export const metadata: Metadata = { title: "Not found" };

/** Shows "not found" inside the console's frame, to operators only. */
export default async function NothingPage() {
  await operator();
  notFound();
}
