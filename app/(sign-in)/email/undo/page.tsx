import type { Metadata } from "next";
import { SignInForm } from "@/components/portal/sign-in-form";
import { SignInHeading, SignInLink } from "@/components/portal/sign-in-frame";
import { findEmailUndo } from "@/lib/identity/undo-email";
import { undoEmailAction } from "../actions";

export const metadata: Metadata = { title: "Restore your address" };

type Props = { searchParams: Promise<{ token?: string }> };

/**
 * The page of a link that restores a user's earlier email address. Opening it changes nothing, because email scanners
 * open every link before the recipient does.
 */
export default async function UndoEmailPage({ searchParams }: Props) {
  const token = String((await searchParams).token ?? "");
  const undo = await findEmailUndo(token);
  return (
    <>
      <SignInHeading title="Restore your address">
        {undo
          ? `${undo.email} becomes your account’s email address again. You’ll be signed out everywhere. Your password will be removed, and so will every sign-in method added since the change.`
          : "This link was already used or has expired. If you have already used it, you don’t need to do anything more."}
      </SignInHeading>
      {/* Once the address is restored, the link no longer works, so this page could not show the result if it were
          loaded again. The form shows the result instead. */}
      <SignInForm
        action={undoEmailAction}
        hidden={{ token }}
        fields={[]}
        submit="Put it back"
        busy="One moment…"
        once
        after={<SignInLink href="/forgot">Choose a new password</SignInLink>}
      />
    </>
  );
}
