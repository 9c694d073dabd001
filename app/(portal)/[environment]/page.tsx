import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { environmentOf } from "@/lib/http/environment-header";
import { member } from "@/lib/http/member";

/** Where the address names an environment it leads on; where it names nothing, that is what is shown. */
export const metadata: Metadata = { title: "Not found" };

type Props = { params: Promise<{ environment: string }> };

/** An environment by itself begins, as the portal does, with its requests. */
export default async function EnvironmentPage({ params }: Props) {
  if (!environmentOf(`/${(await params).environment}`)) notFound();
  redirect((await member()).place("/requests"));
}
