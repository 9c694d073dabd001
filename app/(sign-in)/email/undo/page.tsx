import type { Metadata } from "next";
import { DoorHead, DoorLink } from "@/components/portal/door";
import { DoorForm } from "@/components/portal/door-form";
import { findEmailUndo } from "@/lib/company/undo-email";
import { putBack } from "../actions";

export const metadata: Metadata = { title: "Put your address back" };

type Props = { searchParams: Promise<{ token?: string }> };

/** Opening the link does nothing by itself: programs that look through mail open every one before its reader does. */
export default async function UndoEmailPage({ searchParams }: Props) {
  const token = String((await searchParams).token ?? "");
  const undo = await findEmailUndo(token);
  return (
    <>
      <DoorHead title="Put your address back">
        {undo
          ? `${undo.email} becomes the address of your account again. Every session is ended, the password is void, and what was added to sign in with since the change is removed.`
          : "Links work once, for three days. Where this one was used already, there is nothing more to do."}
      </DoorHead>
      {/* Once the address is put back the link is used up, and the form says what became of it. */}
      <DoorForm
        action={putBack}
        hidden={{ token }}
        fields={[]}
        submit="Put it back"
        busy="One moment…"
        once
        after={<DoorLink href="/forgot">Choose a new password</DoorLink>}
      />
    </>
  );
}
