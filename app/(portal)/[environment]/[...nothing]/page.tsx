import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { environmentOf } from "@/lib/http/environment-header";
import { member } from "@/lib/http/member";

export const metadata: Metadata = { title: "Not found" };

type Props = { params: Promise<{ environment: string }> };

/** Shows "not found" inside the portal's frame, so that the visitor keeps the menu. */
export default async function NothingPage({ params }: Props) {
  // Requires sign-in only for a path that starts with an environment. Every other path is outside the portal.
  if (environmentOf(`/${(await params).environment}`)) await member();
  notFound();
}
