import { notFound, redirect } from "next/navigation";
import { environmentOf } from "@/lib/http/environment-header";
import { member } from "@/lib/http/member";

type Props = { params: Promise<{ environment: string }> };

/** An environment by itself begins, as the portal does, with its requests. */
export default async function EnvironmentPage({ params }: Props) {
  if (!environmentOf(`/${(await params).environment}`)) notFound();
  redirect((await member()).place("/requests"));
}
