"use client";

import { useEffect } from "react";
import { ALERT_SUBJECTS, type AlertKind } from "@/lib/rules/alert";

/** Milliseconds between polls; a hidden tab polls only once a minute, because browsers slow its timer down. */
const EVERY_MS = 30_000;
/** If there are more updates than this at the same time, a single notification is shown for all of them. */
const SHOWN_MAX = 4;

type Update = { id: string; kind: AlertKind };
type Answer = { on: false } | { on: true; alerts: Update[]; last: string };

/**
 * The name of the event that the form sends after a member saves their choice of notifications, if the browser allows
 * notifications. The open page then looks for updates immediately instead of at the next poll.
 */
export const ALERTS_CHOSEN = "surplus:alerts-chosen";

/**
 * Shows updates about requests as browser notifications while the portal is open, if this browser has permission. The
 * browser stores the last update seen for each member, company and environment, and the next page continues from there.
 * Only one of several tabs shows an update. Without permission, it does not ask the server. `reader` names the user and
 * company of the page. If another tab has switched to another user or company, this page shows and stores nothing.
 */
export function BrowserAlerts({ environment, reader }: { environment: "test" | "live"; reader: string }) {
  useEffect(() => {
    // Without a secure context, a browser shows no notifications and has no locks.
    if (typeof Notification === "undefined" || !window.isSecureContext) return;
    const key = `surplus:alerts:${environment}:${reader}`;
    const look = async () => {
      // The timer keeps running, because the member may switch notifications on while this page is open. Updates from
      // the time when notifications were off are not shown later.
      if (Notification.permission !== "granted") return localStorage.removeItem(key);
      const answer = await ask(environment, { after: localStorage.getItem(key), reader }).catch(() => null);
      if (!answer) return;
      if (!answer.on) return localStorage.removeItem(key);
      localStorage.setItem(key, answer.last);
      show(answer.alerts, environment);
    };
    // Only one tab looks for updates at a time, so that two tabs do not read the same updates.
    const lookAlone = () => void navigator.locks.request(key, look).catch(() => undefined);
    lookAlone();
    const timer = setInterval(lookAlone, EVERY_MS);
    window.addEventListener(ALERTS_CHOSEN, lookAlone);
    return () => {
      clearInterval(timer);
      window.removeEventListener(ALERTS_CHOSEN, lookAlone);
    };
  }, [environment, reader]);
  return null;
}

async function ask(
  environment: string,
  asked: { after: string | null; reader: string },
): Promise<Answer | null> {
  const body = JSON.stringify(asked);
  const response = await fetch(`/${environment}/alerts/recent`, {
    method: "POST",
    body,
    redirect: "error",
    // A call that never ends must not stop the other tabs from checking for updates.
    signal: AbortSignal.timeout(EVERY_MS),
  });
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
  const notification = new Notification(title, {
    tag,
    body: `In the ${environment} environment. Click to open it in the portal.`,
  });
  notification.onclick = () => {
    window.focus();
    window.location.assign(path);
    notification.close();
  };
}
