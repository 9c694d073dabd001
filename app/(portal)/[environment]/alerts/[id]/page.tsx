import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { memberToWithdraw } from "@/lib/http/member";
import { findAlert } from "@/lib/store/read/alert";

export const metadata: Metadata = { title: "Not found" };

type Props = { params: Promise<{ id: string }> };

/**
 * An email about a request links to this page, which redirects to that request. The request's id is the customer's
 * secret, so no email contains it.
 */
export default async function AlertPage({ params }: Props) {
  const asking = await memberToWithdraw();
  const alert = await findAlert(asking.scope, (await params).id);
  if (!alert) notFound();
  redirect(asking.pathOf(`/requests/${alert.requestId}`));
}
