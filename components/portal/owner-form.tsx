"use client";

import { useActionState } from "react";
import type { FormAction } from "@/lib/contract/form";
import { SelectField } from "../ui/field";
import { FormNote } from "../ui/form-note";
import { SubmitButton } from "../ui/submit-button";
import { typedIn } from "../ui/typed-in";
import { UNTOUCHED } from "../ui/untouched";

type Props = {
  action: FormAction;
  id: string;
  ownerId: string | null;
  members: readonly { userId: string; name: string }[];
};

export function OwnerForm({ action, id, ownerId, members }: Props) {
  const [state, send] = useActionState(action, UNTOUCHED);
  const chosen = members.some(({ userId }) => userId === ownerId) ? (ownerId ?? "") : "";
  const choices = members.map(({ userId, name }) => ({ value: userId, label: name }));
  return (
    <form action={send} className="grid grid-cols-1 gap-3">
      <FormNote state={state} />
      <input type="hidden" name="id" value={id} />
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-full min-w-0 sm:w-64">
          <SelectField
            label="Owner"
            name="owner"
            choices={[{ value: "", label: "No owner" }, ...choices]}
            chosen={typedIn(state, "owner", chosen)}
          />
        </div>
        <SubmitButton kind="plain" busy="Saving…">
          Save owner
        </SubmitButton>
      </div>
    </form>
  );
}
