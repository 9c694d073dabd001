import type { FormAction } from "@/lib/contract/form";
import { Banner } from "../ui/banner";
import { Time } from "../ui/time";
import { ActForm } from "./act-form";

type Health = {
  id: string;
  isDefault: boolean;
  url: string | null;
  disabledAt: Date | null;
  disabledReason: string | null;
  failingSince: Date | null;
};

/**
 * Shows the health of an endpoint that is failing or disabled. `switchOn` enables the endpoint and sends a test event;
 * null if this member may not do that.
 */
export function WebhookHealth({
  health: { id, isDefault, url, disabledAt, disabledReason, failingSince },
  switchOn,
}: {
  health: Health;
  switchOn: FormAction | null;
}) {
  if (!url || !(disabledAt || failingSince)) return null;
  return (
    <Banner tone={disabledAt ? "bad" : "warn"}>
      <p className="max-w-prose">
        {disabledAt ? (
          <>
            <strong className="font-semibold">Sending has been switched off</strong> since{" "}
            <Time at={disabledAt} />. {disabledReason} {isDefault ? null : `The endpoint is ${url}. `}Events
            are kept in the meantime, and can be replayed.
          </>
        ) : failingSince ? (
          <>
            <strong className="font-semibold">Deliveries are failing</strong>: nothing has arrived since{" "}
            <Time at={failingSince} />
            {isDefault ? null : ` at ${url}`}. We keep retrying. If nothing arrives for five days, sending is
            switched off.
          </>
        ) : null}
      </p>
      {switchOn ? (
        <div className="mt-3">
          <ActForm
            action={switchOn}
            hidden={isDefault ? {} : { endpoint: id }}
            label={disabledAt ? "Switch on again" : "Send a test event"}
            busy={disabledAt ? "Switching on…" : "Sending…"}
          >
            <p className="max-w-prose text-soft">
              {disabledAt
                ? "We’ll send a test event immediately. Saving the URL again also switches sending on."
                : "Fixed it? A test event shows whether deliveries arrive again."}
            </p>
          </ActForm>
        </div>
      ) : null}
    </Banner>
  );
}
