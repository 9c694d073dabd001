import type { FormAction } from "@/lib/contract/form";
import { Disclosure } from "../ui/disclosure";
import { TypedCheck } from "../ui/typed";
import { ActForm } from "./act-form";

type Props = { action: FormAction; id: string; isDraft: boolean };

const WITHDRAW = {
  label: "Withdraw the application",
  about:
    "We stop reading the application, and live access stays locked. You can apply again immediately, with a new form.",
  busy: "Withdrawing…",
  sure: "Yes, withdraw this application.",
};
const DISCARD = {
  label: "Discard the draft",
  about: "Your answers, which were never submitted, are deleted. You can start again with an empty form.",
  busy: "Discarding…",
  sure: "Yes, discard this draft.",
};

/** Withdraws an application, or deletes a draft that was never submitted. Asks for confirmation. */
export function WithdrawApplication({ action, id, isDraft }: Props) {
  const { label, about, busy, sure } = isDraft ? DISCARD : WITHDRAW;
  return (
    <Disclosure summary={`${label}…`} tone="bad" about={about}>
      <ActForm action={action} hidden={{ id }} label={label} kind="danger" busy={busy}>
        <TypedCheck name="sure" label={sure} isTicked={false} />
      </ActForm>
    </Disclosure>
  );
}
