import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { environmentOf } from "@/lib/http/environment-header";
import { member } from "@/lib/http/member";

/**
 * The title of the not-found page, which is shown for a path without an environment. Other paths redirect to the
 * requests.
 */
export const metadata: Metadata = { title: "Not found" };

type Props = { params: Promise<{ environment: string }> };

export default async function EnvironmentPage({ params }: Props) {
  if (!environmentOf(`/${(await params).environment}`)) notFound();
  redirect((await member()).pathOf("/requests"));
}
