import { CodesForm } from "@/components/portal/codes-form";
import { Card } from "@/components/ui/card";
import { CopyField } from "@/components/ui/copy-field";
import { QrCode } from "@/components/ui/qr-code";
import type { SignedInPerson } from "@/lib/identity/check-person";
import { isFresh } from "@/lib/identity/confirm-person";
import { findPendingTotp } from "@/lib/identity/set-up-totp";
import { confirmTotpAction } from "./actions";
import { SecurityBack } from "./security-view";

/** Sets up an authenticator: shows its secret as a QR code and as text, and asks for a code to prove that it works. */
export async function AuthenticatorView({ person, back }: { person: SignedInPerson; back: string }) {
  const pending = isFresh(person) ? await findPendingTotp(person) : null;
  const closed = person.hasTotp
    ? "Your authenticator is on."
    : "No authenticator is being set up. Start on the security page.";
  return (
    <>
      <Card
        title="Set up an authenticator"
        about="Use an app such as 1Password, Google Authenticator or your phone’s Passwords app."
      >
        <CodesForm
          action={confirmTotpAction}
          asksCode
          isOpen={pending !== null}
          submit="Switch it on"
          closed={<p className="text-sm">{closed}</p>}
        >
          {pending ? <Secret {...pending} /> : null}
        </CodesForm>
      </Card>
      <SecurityBack href={back} />
    </>
  );
}

function Secret({ uri, secret }: { uri: string; secret: string }) {
  return (
    <ol className="grid list-decimal gap-5 pl-5 text-sm">
      <li>
        <p className="mb-3">Scan this with the app.</p>
        <QrCode text={uri} label="QR code for your authenticator" />
        <details className="mt-3">
          <summary className="min-h-6 cursor-pointer font-medium">No camera? Type in the key</summary>
          <div className="mt-3 max-w-md">
            <CopyField label="Key for your authenticator" text={secret} />
          </div>
        </details>
      </li>
      <li>Enter the six digits that the app shows.</li>
    </ol>
  );
}
