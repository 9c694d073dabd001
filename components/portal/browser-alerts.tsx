"use client";

import { useEffect } from "react";
import { ALERT_SUBJECTS, type AlertKind } from "@/lib/rules/alert";

/** Milliseconds between polls. Browsers slow the timer of a hidden tab down to once a minute. */
const EVERY_MS = 30_000;
/** If there are more updates than this at once, a single notification is shown. */
const SHOWN_MAX = 4;

type Update = { id: string; kind: AlertKind };
type Answer = { on: false } | { on: true; alerts: Update[]; last: string };

/**
 * Shows updates about requests as browser notifications while the portal is open, if this browser has permission.
 * Several tabs show only one, because the update's id is the notification's tag. Does not poll without permission.
 */
export function BrowserAlerts({ environment }: { environment: "test" | "live" }) {
  useEffect(() => {
    if (typeof Notification === "undefined") return;
    let last: string | null = null;
    const look = async () => {
      if (Notification.permission !== "granted") return;
      const answer = await ask(environment, last).catch(() => null);
      // Polling continues, because the member may switch notifications on while this page is open.
      if (!answer?.on) return;
      last = answer.last;
      show(answer.alerts, environment);
    };
    void look();
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, [environment]);
  return null;
}

async function ask(environment: string, after: string | null): Promise<Answer | null> {
  const body = JSON.stringify({ after });
  const response = await fetch(`/${environment}/alerts/recent`, { method: "POST", body, redirect: "error" });
  return response.ok ? ((await response.json()) as Answer) : null;
}

function show(alerts: readonly Update[], environment: string): void {
  const last = alerts.at(-1);
  if (last && alerts.length > SHOWN_MAX) {
    const title = `${alerts.length} updates about requests`;
    notify(title, last.id, `/${environment}/requests?sort=changed`, environment);
    return;
  }
  for (const { id, kind } of alerts)
    notify(ALERT_SUBJECTS[kind], id, `/${environment}/alerts/${id}`, environment);
}

function notify(title: string, tag: string, path: string, environment: string): void {
  const notification = new Notification(title, { tag, body: `In ${environment}. Open it in the portal.` });
  notification.onclick = () => {
    window.focus();
    window.location.assign(path);
    notification.close();
  };
}
