"use client";

import { useActionState } from "react";
import type { FormAction } from "@/lib/contract/form";
import { Banner } from "../ui/banner";
import { Disclosure } from "../ui/disclosure";
import { UNTOUCHED } from "../ui/untouched";
import { ActFields } from "./act-form";

type Props = {
  environment: "test" | "live";
  /** The active key; null without one. Render this component in both cases, so that the result stays visible. */
  apiKey: { id: string; lastFour: string } | null;
  action: FormAction;
};

/**
 * A form that revokes the key and leaves the environment without one. The success message stays after the form
 * disappears.
 */
export function RevokeKey({ environment, apiKey, action }: Props) {
  const [state, send] = useActionState(action, UNTOUCHED);
  const isRevoked = apiKey === null && state.note?.tone === "good";
  return (
    <>
      {/* This element is rendered before it has text, because screen readers announce only changes. */}
      <div role="status" className="contents">
        {isRevoked ? <Banner tone="good">{state.note?.text}</Banner> : null}
      </div>
      {apiKey ? (
        <Disclosure summary="Revoke…" tone="bad">
          <ActFields
            state={state}
            send={send}
            hidden={{ key: apiKey.id }}
            kind="danger"
            label={`Revoke the ${environment} key`}
            busy="Revoking…"
          >
            <p className="max-w-prose text-sm">
              The key ending in <code className="text-xs">{apiKey.lastFour}</code> stops working the moment
              you confirm, and no key replaces it. It is the only {environment} key: every call to the{" "}
              {environment} API gets 401 until you create a new one. Webhooks, sent links and reports in
              progress continue. To keep your programs working, rotate the key instead.
            </p>
          </ActFields>
        </Disclosure>
      ) : null}
    </>
  );
}
