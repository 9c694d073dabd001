import { IDLE_MS_MAX, type SignedInPerson } from "@/lib/identity/check-person";
import { listOpenSessions } from "@/lib/store/read/session";

type ShownSession = { id: string; device: string; createdAt: Date; seenAt: Date; isThis: boolean };

/** The user's open sessions, the current one first. */
export async function listSessions(person: SignedInPerson, now = new Date()): Promise<ShownSession[]> {
  const open = await listOpenSessions(person.userId, new Date(now.getTime() - IDLE_MS_MAX), now);
  return open
    .map(({ id, userAgent, createdAt, seenAt }) => ({
      id,
      device: describeDevice(userAgent),
      createdAt,
      seenAt,
      isThis: id === person.sessionId,
    }))
    .sort((a, b) => Number(b.isThis) - Number(a.isThis));
}

/**
 * Browsers by a pattern of their user agent. The first match wins, because a user agent also names the browsers that it
 * is based on.
 */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\b/, "Opera"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\b(Headless)?Chrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** Turns a user agent into a short description of browser and system. */
export function describeDevice(userAgent: string | null): string {
  const find = (names: typeof BROWSERS) => names.find(([sign]) => sign.test(userAgent ?? ""))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? (userAgent ? "A program" : "Unknown device");
}
