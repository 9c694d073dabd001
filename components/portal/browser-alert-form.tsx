"use client";

import { useActionState, useEffect, useState } from "react";
import type { FormAction } from "@/lib/contract/form";
import type { AlertScope } from "@/lib/rules/alert";
import { ChoiceField, Fields } from "../ui/field";
import { FormNote } from "../ui/form-note";
import { SubmitButton } from "../ui/submit-button";
import { typedIn } from "../ui/typed-in";
import { UNTOUCHED } from "../ui/untouched";
import { ALERT_SCOPE_CHOICES } from "./alert-form";
import { ALERTS_CHOSEN } from "./browser-alerts";

const PERMISSION_WORDS = {
  granted: "This browser is allowed to show notifications.",
  denied:
    "This browser blocks notifications from this site. Allow them in the browser’s settings for the site.",
  default: "This browser will ask for your permission when you save.",
  none: "This browser can’t show notifications.",
} as const;

/**
 * Lets a member choose for which requests they get browser notifications. Only saving asks the browser for permission.
 */
export function BrowserAlertForm({ action, now }: { action: FormAction; now: AlertScope }) {
  const [state, send] = useActionState(action, UNTOUCHED);
  const [permission, setPermission] = useState<keyof typeof PERMISSION_WORDS | null>(null);
  useEffect(() => {
    setPermission(typeof Notification === "undefined" ? "none" : Notification.permission);
  }, []);
  // Runs after each save and after the browser gives permission, so that updates are shown from that time on, and not
  // only from the next poll.
  useEffect(() => {
    if (state.note?.tone === "good" && permission === "granted")
      window.dispatchEvent(new Event(ALERTS_CHOSEN));
  }, [state, permission]);
  const askBrowser = async (form: FormData) => {
    if (permission !== "default" || form.get("browser") === "none") return;
    setPermission(await Notification.requestPermission());
  };
  return (
    <form action={send} onSubmit={(event) => void askBrowser(new FormData(event.currentTarget))}>
      <Fields>
        <FormNote state={state} />
        <ChoiceField
          legend="Notify me about"
          name="browser"
          choices={ALERT_SCOPE_CHOICES}
          chosen={typedIn(state, "browser", now)}
          error={state.errors.browser}
        />
        <p role="status" className="min-h-6 text-sm text-soft">
          {permission ? PERMISSION_WORDS[permission] : null}
        </p>
        <div>
          <SubmitButton busy="Saving…">Save notifications</SubmitButton>
        </div>
      </Fields>
    </form>
  );
}
