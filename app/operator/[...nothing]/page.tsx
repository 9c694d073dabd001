import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { operator } from "@/lib/http/operator";

export const metadata: Metadata = { title: "Not found" };

/** An address of the console that is no page of it: said in its own frame, to an operator alone. */
export default async function NothingPage() {
  await operator();
  notFound();
}
