"use client";

import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnError,
} from "@simplewebauthn/browser";
import { useState, useSyncExternalStore, useTransition } from "react";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import type { ButtonKind } from "../ui/button-looks";

type PasskeyAsk = () => Promise<
  { challengeId: string; options: PublicKeyCredentialRequestOptionsJSON } | { error: string }
>;
/**
 * A function that sends the browser's response to the server. Redirects if the response is accepted, otherwise returns
 * the reason.
 */
type PasskeyTake = (
  answer: { challengeId: string; response: AuthenticationResponseJSON },
  back: string | null,
) => Promise<{ error: string }>;

const NEVER = () => () => {};

/** True once the page runs script in a browser that supports passkeys. */
export function usePasskeys(): boolean {
  return useSyncExternalStore(NEVER, browserSupportsWebAuthn, () => false);
}

/** Our message for a browser's passkey error. */
export function passkeyTrouble(error: unknown): string {
  const name = error instanceof WebAuthnError && error.cause instanceof Error ? error.cause.name : "";
  if (error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
    return "This device already has a passkey for your account.";
  if (name === "NotAllowedError" || (error instanceof Error && error.name === "NotAllowedError"))
    return "No passkey was used. Try again, or continue another way.";
  return "The passkey could not be used. Try again, or continue another way.";
}

/** A button that asks for a passkey and continues with its response. */
export function PasskeyButton({
  ask,
  take,
  back,
  label,
  kind = "plain",
  isWide = false,
}: {
  ask: PasskeyAsk;
  take: PasskeyTake;
  back: string | null;
  label: string;
  kind?: ButtonKind;
  isWide?: boolean;
}) {
  const knowsPasskeys = usePasskeys();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, startTransition] = useTransition();
  // Reserves the button's space, because the server does not know what the browser supports.
  if (!knowsPasskeys) return <div className="min-h-11 sm:min-h-10" />;
  const press = () =>
    startTransition(async () => {
      setTrouble(null);
      const asked = await ask();
      if ("error" in asked) return setTrouble(asked.error);
      const answer = await startAuthentication({ optionsJSON: asked.options }).catch(passkeyTrouble);
      if (typeof answer === "string") return setTrouble(answer);
      const refused = await take({ challengeId: asked.challengeId, response: answer }, back);
      setTrouble(refused?.error ?? null);
    });
  return (
    <div className="grid gap-3">
      {trouble ? (
        <Banner tone="bad" announce>
          {trouble}
        </Banner>
      ) : null}
      <div>
        <Button kind={kind} disabled={isBusy} onClick={press} className={isWide ? "w-full" : ""}>
          {isBusy ? "Waiting for the passkey…" : label}
        </Button>
      </div>
    </div>
  );
}
