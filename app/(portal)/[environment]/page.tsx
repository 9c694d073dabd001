import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { environmentOf } from "@/lib/http/environment-header";
import { member } from "@/lib/http/member";

/** A path that names an environment redirects; any other is not found, with this title. */
export const metadata: Metadata = { title: "Not found" };

type Props = { params: Promise<{ environment: string }> };

/** An environment's own path leads to its requests. */
export default async function EnvironmentPage({ params }: Props) {
  if (!environmentOf(`/${(await params).environment}`)) notFound();
  redirect((await member()).place("/requests"));
}
