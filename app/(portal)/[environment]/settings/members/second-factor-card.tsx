import { ActForm } from "@/components/portal/act-form";
import { PortalLink } from "@/components/portal/portal-link";
import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import type { Member } from "@/lib/http/member";
import { requireSecondFactorAction } from "./actions";

/** Shows whether all members must use a second factor, with the button that changes it. */
export function SecondFactorCard({ asking, isRequired }: { asking: Member; isRequired: boolean }) {
  return (
    <Card
      title="Second factor"
      about="A second factor is a code from an authenticator app, or a passkey. If you require it, members who have neither must set one up before they can continue."
      aside={<Chip tone={isRequired ? "good" : "quiet"}>{isRequired ? "Required" : "Optional"}</Chip>}
    >
      {isRequired ? (
        <ActForm action={requireSecondFactorAction} hidden={{ required: "no" }} label="Stop requiring it" />
      ) : asking.secondFactorAt ? (
        <ActForm
          action={requireSecondFactorAction}
          hidden={{ required: "yes" }}
          label="Require it for all members"
        />
      ) : (
        <p className="max-w-prose text-sm">
          First use a second factor yourself: set it up under{" "}
          <PortalLink href="/account/security" className="text-accent underline">
            Security
          </PortalLink>{" "}
          or, if you already have a second factor, sign in again with it.
        </p>
      )}
    </Card>
  );
}
