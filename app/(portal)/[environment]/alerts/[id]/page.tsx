import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { memberToWithdraw } from "@/lib/http/member";
import { findAlert } from "@/lib/store/read/alert";

export const metadata: Metadata = { title: "Not found" };

type Props = { params: Promise<{ id: string }> };

/** Where an email about a request leads: to that request. Its id is a secret of the customer's, so no email holds it. */
export default async function AlertPage({ params }: Props) {
  const asking = await memberToWithdraw();
  const alert = await findAlert(asking.scope, (await params).id);
  if (!alert) notFound();
  redirect(asking.place(`/requests/${alert.requestId}`));
}
