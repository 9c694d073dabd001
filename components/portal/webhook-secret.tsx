import type { FormAction } from "@/lib/contract/form";
import { Banner } from "../ui/banner";
import { Disclosure } from "../ui/disclosure";
import { Time } from "../ui/time";
import { TypedSelect } from "../ui/typed";
import { ActForm } from "./act-form";
import { FirstSecret } from "./first-secret";

const HOURS = [
  { value: "0", label: "immediately" },
  { value: "1", label: "in an hour" },
  { value: "24", label: "in 24 hours" },
  { value: "72", label: "in 72 hours" },
];

type SecretActions = Record<
  "giveFirstSecret" | "stageSecret" | "switchSecret" | "cancelSecret" | "replaceSecret",
  FormAction
>;

type Hidden = Record<string, string>;

/**
 * Shows the state of the signing secret's rotation and the possible next step. A new secret is shown once, in place of
 * the button that created it.
 */
export function WebhookSecret({
  hidden,
  isShown,
  environment,
  switchAt,
  previousUntil,
  acts,
}: {
  /** Hidden fields that name the endpoint in the forms of the rotation. */
  hidden: Hidden;
  isShown: boolean;
  environment: string;
  switchAt: Date | null;
  previousUntil: Date | null;
  acts: SecretActions;
}) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <FirstSecret action={acts.giveFirstSecret} environment={environment} isShown={isShown} />
      {switchAt ? <Staged at={switchAt} acts={acts} hidden={hidden} /> : null}
      {previousUntil ? (
        <Banner tone="quiet">
          Until <Time at={previousUntil} />, <code className="text-xs">webhook-signature</code> also has a
          signature made with the old secret.
        </Banner>
      ) : null}
      {isShown ? (
        <Rotation environment={environment} isStaged={switchAt !== null} acts={acts} hidden={hidden} />
      ) : null}
    </div>
  );
}

type RotationProps = { environment: string; isStaged: boolean; acts: SecretActions; hidden: Hidden };

/** Offers the two ways to replace the secret: planned, or immediately in an emergency. */
function Rotation({ environment, isStaged, acts, hidden }: RotationProps) {
  const secretLabel = `The new ${environment} signing secret`;
  return (
    <>
      <Disclosure
        key="stage"
        summary={isStaged ? "Rotate again…" : "Rotate…"}
        about="For a planned change: both secrets sign deliveries while you update your receiver."
      >
        <ActForm
          action={acts.stageSecret}
          hidden={hidden}
          label="Create the new secret"
          busy="Creating…"
          secretLabel={secretLabel}
        >
          <ol className="max-w-prose list-decimal space-y-1 pl-5 text-sm">
            <li>The new secret is shown once. Signatures made with the old secret don’t change.</li>
            <li>
              As soon as the new secret exists, <code className="text-xs">webhook-signature</code> has two
              signatures, one made with each secret. Make your receiver accept both secrets.
            </li>
            <li>
              When the new secret takes over, <code className="text-xs">X-Service-Signature</code> is made
              with the new secret. For one more day, <code className="text-xs">webhook-signature</code> also
              has a signature made with the old secret.
            </li>
          </ol>
          <TypedSelect label="The new secret takes over" name="after_hours" choices={HOURS} chosen="24" />
          <p className="max-w-prose text-sm text-soft">
            Not checking signatures yet? Let the new secret take over immediately.
          </p>
        </ActForm>
      </Disclosure>
      <Disclosure
        key="emergency"
        summary="Emergency…"
        tone="bad"
        about="Only if a secret leaked: the old secret stops working immediately."
      >
        <ActForm
          action={acts.replaceSecret}
          hidden={hidden}
          kind="danger"
          label="Replace immediately"
          busy="Replacing…"
          secretLabel={secretLabel}
        >
          <p className="max-w-prose text-sm">
            When you confirm, all older secrets stop working, including a new secret that has not taken over
            yet. Receivers that still use an older secret refuse deliveries until you update them. We send
            refused deliveries again.
          </p>
        </ActForm>
      </Disclosure>
    </>
  );
}

function Staged({ at, acts, hidden }: { at: Date; acts: SecretActions; hidden: Hidden }) {
  return (
    <Banner tone="warn">
      <p className="mb-3">
        A new secret takes over automatically on{" "}
        <strong className="font-semibold">
          <Time at={at} />
        </strong>
        . Until then each delivery is signed with both secrets.
      </p>
      <div className="flex flex-wrap gap-3">
        <ActForm action={acts.switchSecret} hidden={hidden} label="Switch now" busy="Switching…" />
        <ActForm
          action={acts.cancelSecret}
          hidden={hidden}
          label="Discard the new secret"
          busy="Discarding…"
        />
      </div>
    </Banner>
  );
}
