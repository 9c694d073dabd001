import { ActForm } from "@/components/portal/act-form";
import { AddPasskey } from "@/components/portal/add-passkey";
import { CodesForm } from "@/components/portal/codes-form";
import { SignInForm } from "@/components/portal/sign-in-form";
import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import { Disclosure } from "@/components/ui/disclosure";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { CURRENT_PASSWORD } from "@/lib/contract/form";
import { NOT_BY_SSO } from "@/lib/http/person";
import type { SignedInPerson } from "@/lib/identity/check-person";
import { listSessions } from "@/lib/identity/list-sessions";
import { RECOVERY_CODES } from "@/lib/identity/set-up-totp";
import { listPasskeys } from "@/lib/store/read/passkey";
import { findPerson } from "@/lib/store/read/user";
import { countCodesLeft } from "@/lib/store/write/second-factor";
import {
  addPasskeyAction,
  changePasswordAction,
  endOtherSessionsAction,
  endSessionAction,
  removePasskeyAction,
  removeTotpAction,
  renewRecoveryCodesAction,
  startPasskeyAction,
  startTotpAction,
} from "./actions";

/**
 * Shows the user's sign-in methods and sessions. `authenticatorPage` is the path of the page that sets up an
 * authenticator.
 */
export async function SecurityView({
  person,
  authenticatorPage,
}: {
  person: SignedInPerson;
  authenticatorPage: string;
}) {
  if (person.ssoCompanyId)
    return (
      <div className="grid grid-cols-1 gap-6">
        <Card title="Single sign-on" about="Your company’s identity provider signed you in.">
          <p className="max-w-prose text-sm">{NOT_BY_SSO}</p>
        </Card>
        <Sessions person={person} />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-6">
      <Password person={person} />
      <Authenticator person={person} page={authenticatorPage} />
      <Passkeys person={person} />
      <Sessions person={person} />
    </div>
  );
}

async function Password({ person }: { person: SignedInPerson }) {
  const known = await findPerson(person.userId);
  return (
    <Card
      title="Password"
      about={
        known?.passwordAt ? (
          <>
            Set on <Time at={known.passwordAt} dayOnly />.
          </>
        ) : null
      }
    >
      <Disclosure summary="Change…">
        <div className="max-w-sm">
          <SignInForm
            action={changePasswordAction}
            fields={[
              ...(known?.hasPassword
                ? [{ name: CURRENT_PASSWORD, label: "Current password", kind: "password" } as const]
                : []),
              {
                name: "password",
                label: "New password",
                kind: "new-password",
                hint: "At least 12 characters; 15 are better. You’ll be signed out everywhere else.",
              },
            ]}
            submit="Change the password"
            busy="Changing…"
          />
        </div>
      </Disclosure>
    </Card>
  );
}

async function Authenticator({ person, page }: { person: SignedInPerson; page: string }) {
  const isOn = person.hasTotp;
  return (
    <Card
      title="Authenticator"
      about="After your password or an emailed link, we ask for a code from an app on your phone."
      aside={<Chip tone={isOn ? "good" : "quiet"}>{isOn ? "On" : "Off"}</Chip>}
    >
      {isOn ? (
        <AuthenticatorOn person={person} />
      ) : (
        <ActForm
          action={startTotpAction}
          hidden={{ next: page }}
          label="Set up an authenticator"
          kind="primary"
        />
      )}
    </Card>
  );
}

async function AuthenticatorOn({ person }: { person: SignedInPerson }) {
  const left = await countCodesLeft(person.userId);
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-sm">
        <span className="tabular-nums">{left}</span> of {RECOVERY_CODES} recovery codes{" "}
        {left === 1 ? "is" : "are"} left.
        {left <= 3 ? <strong className="font-semibold text-warn"> Make new ones soon.</strong> : null}
      </p>
      <Disclosure summary="New recovery codes…">
        <CodesForm action={renewRecoveryCodesAction} asksCode={false} submit="Make new codes">
          <p className="max-w-prose text-sm">When you confirm, all old codes stop working, used or not.</p>
        </CodesForm>
      </Disclosure>
      <Disclosure summary="Remove…" tone="bad">
        <ActForm action={removeTotpAction} kind="danger" label="Remove the authenticator" busy="Removing…">
          <p className="max-w-prose text-sm">
            After you remove it, your password or an emailed link is enough to sign in. The recovery codes are
            deleted, and you’ll be signed out everywhere else.
          </p>
        </ActForm>
      </Disclosure>
    </div>
  );
}

async function Passkeys({ person }: { person: SignedInPerson }) {
  const passkeys = await listPasskeys(person.userId);
  return (
    <Card
      title="Passkeys"
      about="Sign in with your device’s fingerprint, face or PIN. A passkey replaces both password and code, and cannot be phished."
    >
      <div className="grid grid-cols-1 gap-5">
        {passkeys.length > 0 ? (
          <ul className="divide-y divide-line border-t border-line">
            {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
              <li key={id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
                <div className="text-sm">
                  <p className="font-medium wrap-anywhere">{name}</p>
                  <p className="text-xs text-soft">
                    Added <Time at={createdAt} dayOnly /> ·{" "}
                    {lastUsedAt ? (
                      <>
                        last used <Time at={lastUsedAt} />
                      </>
                    ) : (
                      "never used"
                    )}
                  </p>
                </div>
                <Disclosure summary="Remove…">
                  <ActForm
                    action={removePasskeyAction}
                    hidden={{ id }}
                    kind="danger"
                    label={`Remove ${name}`}
                    busy="Removing…"
                  >
                    <p className="text-sm">
                      You’ll no longer be able to sign in with this passkey, and you’ll be signed out
                      everywhere else.
                    </p>
                  </ActForm>
                </Disclosure>
              </li>
            ))}
          </ul>
        ) : null}
        <AddPasskey start={startPasskeyAction} add={addPasskeyAction} />
      </div>
    </Card>
  );
}

async function Sessions({ person }: { person: SignedInPerson }) {
  const sessions = await listSessions(person);
  return (
    <Card
      title="Sessions"
      about="Where you are signed in. A session ends after half an hour without use, and after twelve hours at the latest."
    >
      <ul className="divide-y divide-line border-t border-line">
        {sessions.map(({ id, device, createdAt, seenAt, isThis }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <div className="text-sm">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {device} {isThis ? <Chip tone="good">This one</Chip> : null}
              </p>
              <p className="text-xs text-soft">
                Signed in <Time at={createdAt} /> · last seen <Time at={seenAt} />
              </p>
            </div>
            {isThis ? null : (
              <ActForm action={endSessionAction} hidden={{ id }} label="Sign out" busy="Signing out…" />
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div className="mt-5">
          <ActForm
            action={endOtherSessionsAction}
            kind="danger"
            label="Sign out everywhere else"
            busy="Signing out…"
          />
        </div>
      ) : (
        <p className="mt-4 text-sm text-soft">You’re not signed in anywhere else.</p>
      )}
    </Card>
  );
}

/** A link from a page below the security page back to that page. */
export function SecurityBack({ href }: { href: string }) {
  return (
    <p className="mt-6 text-sm">
      <Link href={href} className="inline-flex min-h-6 items-center font-medium text-accent hover:underline">
        Back to security
      </Link>
    </p>
  );
}
