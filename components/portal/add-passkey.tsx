"use client";

import {
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  startRegistration,
} from "@simplewebauthn/browser";
import { useState, useTransition } from "react";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { TextField } from "../ui/field";
import { useMadeFor } from "../ui/made-for";
import { passkeyTrouble, usePasskeys } from "./passkey-button";

type Start = (
  madeFor: string | null,
) => Promise<{ challengeId: string; options: PublicKeyCredentialCreationOptionsJSON } | { error: string }>;
type Add = (
  answer: { challengeId: string; response: RegistrationResponseJSON },
  name: string,
  madeFor: string | null,
) => Promise<{ error: string } | { added: true }>;

/** Asks the browser to create a passkey on this device or a nearby one. Needs script. */
export function AddPasskey({ start, add }: { start: Start; add: Add }) {
  const knowsPasskeys = usePasskeys();
  const madeFor = useMadeFor();
  const [name, setName] = useState("");
  const [said, setSaid] = useState<{ tone: "good" | "bad"; text: string } | null>(null);
  const [isBusy, startTransition] = useTransition();
  if (!knowsPasskeys)
    return <p className="text-sm text-soft">This browser can’t create passkeys, or scripts are off.</p>;
  const press = () =>
    startTransition(async () => {
      setSaid(null);
      const say = (text: string) => setSaid({ tone: "bad", text });
      const started = await start(madeFor);
      if ("error" in started) return say(started.error);
      const answer = await startRegistration({ optionsJSON: started.options }).catch(passkeyTrouble);
      if (typeof answer === "string") return say(answer);
      const added = await add({ challengeId: started.challengeId, response: answer }, name, madeFor);
      if ("error" in added) return say(added.error);
      setName("");
      setSaid({ tone: "good", text: "The passkey was added. Try it the next time you sign in." });
    });
  return (
    <form action={press} className="grid max-w-sm gap-4">
      {said ? (
        <Banner tone={said.tone} announce>
          {said.text}
        </Banner>
      ) : null}
      <TextField
        label="Name of the new passkey"
        name="passkey_name"
        hint="Where it is stored, such as “work laptop”."
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        maxLength={60}
        required
      />
      <div>
        <Button type="submit" kind="plain" disabled={isBusy}>
          {isBusy ? "Waiting for the device…" : "Add a passkey"}
        </Button>
      </div>
    </form>
  );
}
