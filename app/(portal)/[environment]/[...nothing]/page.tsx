import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { environmentOf } from "@/lib/http/environment-header";
import { member } from "@/lib/http/member";

export const metadata: Metadata = { title: "Not found" };

type Props = { params: Promise<{ environment: string }> };

/** An address of the portal that is no page of it: said in its own frame, from where every page is a step away. */
export default async function NothingPage({ params }: Props) {
  // Whatever does not begin with an environment is no address of the portal, and asks nobody to sign in.
  if (environmentOf(`/${(await params).environment}`)) await member();
  notFound();
}
