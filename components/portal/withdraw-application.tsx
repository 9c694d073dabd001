import type { FormAction } from "@/lib/contract/form";
import { CheckField } from "../ui/check-field";
import { Disclosure } from "../ui/disclosure";
import { ActForm } from "./act-form";

/** Taking an application back, which is confirmed. */
export function WithdrawApplication({ action, id }: { action: FormAction; id: string }) {
  return (
    <Disclosure
      summary="Withdraw the application…"
      tone="bad"
      about="We stop reading it and live stays locked. You may apply again at once, with a new form."
    >
      <ActForm
        action={action}
        hidden={{ id }}
        label="Withdraw the application"
        kind="danger"
        busy="Withdrawing…"
      >
        <CheckField name="sure" label="Yes, withdraw this application." isTicked={false} />
      </ActForm>
    </Disclosure>
  );
}
