import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { environmentOf } from "@/lib/http/environment-header";
import { member } from "@/lib/http/member";

export const metadata: Metadata = { title: "Not found" };

type Props = { params: Promise<{ environment: string }> };

/** An unknown portal path: a not-found message within the portal's frame, with its links. */
export default async function NothingPage({ params }: Props) {
  // Does not ask for sign-in if the path does not start with an environment, because it is not the portal's.
  if (environmentOf(`/${(await params).environment}`)) await member();
  notFound();
}
