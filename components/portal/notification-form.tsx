"use client";

import { useActionState } from "react";
import type { FormAction } from "@/lib/contract/form";
import type { NoticeKind } from "@/lib/rules/notice";
import { FormNote } from "../ui/form-note";
import { SubmitButton } from "../ui/submit-button";
import { typedIn } from "../ui/typed-in";
import { UNTOUCHED } from "../ui/untouched";
import { NOTICE_WORDS } from "./notice-words";

type Choice = { kind: NoticeKind; byMail: boolean; isAlways: boolean };

/** Lets a member choose the notices they get by email. Mandatory notices are ticked and cannot be unticked. */
export function NotificationForm({ action, choices }: { action: FormAction; choices: readonly Choice[] }) {
  const [state, send] = useActionState(action, UNTOUCHED);
  const kinds = typedIn(state, "kind").split(" ");
  const isRefused = state.note?.tone === "bad";
  const key = choices.map(({ byMail }) => (byMail ? 1 : 0)).join("");
  return (
    <form action={send} className="grid grid-cols-1 gap-5">
      <FormNote state={state} />
      <fieldset key={key}>
        <legend className="mb-2 text-sm font-medium">Email me when</legend>
        {choices.map(({ kind, byMail, isAlways }) => (
          <label
            key={kind}
            className="flex items-start gap-3 border-b border-line py-3 text-sm last:border-0"
          >
            <input
              type="checkbox"
              name="kind"
              value={kind}
              defaultChecked={isRefused ? isAlways || kinds.includes(kind) : byMail}
              disabled={isAlways}
              className="mt-0.5 size-5 shrink-0 accent-accent"
            />
            <span>
              <span className="block font-medium">{NOTICE_WORDS[kind].name}</span>
              <span className="mt-0.5 block text-soft">
                {NOTICE_WORDS[kind].says}
                {isAlways ? " Owners always get this email." : null}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <div>
        <SubmitButton busy="Saving…">Save</SubmitButton>
      </div>
    </form>
  );
}
