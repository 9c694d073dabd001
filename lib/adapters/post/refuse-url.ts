import { isIP } from "node:net";
import { isReachable } from "@/lib/adapters/post/address";
import { env } from "@/lib/env/env";
import type { Environment } from "@/lib/scope";

const NOT_AN_ADDRESS = "Enter a full address, such as https://example.com/webhooks.";
const REACHABLE = "use one that can be reached from the internet";

/** Ports up to here belong to services of a machine; of those only the web's own two are for us. */
const SERVICE_PORTS_MAX = 1_023;
/**
 * Ports above those where something else than a web server listens, which a browser would not post to either (the
 * Fetch standard, "port blocking"): H.323, PPTP, NFS, SIP, X11, IRC and the like. Everything else is open, because
 * many a firm's receiver, and every developer's, listens on a port of its own.
 */
const OTHER_SERVICES = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
]);

/** Ends of names that no public name server knows (RFC 6762, RFC 8375, RFC 7686 and ICANN's reservation of .internal). */
const PRIVATE_ENDS = /\.(local|internal|localdomain|home\.arpa|intranet|lan|corp|home|onion)$/;

/** True where webhooks may go to this very machine: in the test environment of a server that is set so, for development. */
export function allowsLoopback(environment: Environment): boolean {
  return environment === "test" && env().WEBHOOK_ALLOW_PRIVATE === "1";
}

/** The name or address a URL leads to, without brackets and the dot that may end a full name. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$|\.+$/g, "").toLowerCase();
}

/** True for this machine by any of its names (RFC 6761, section 6.3), which no name server is asked for. */
export function isLocalhost(host: string): boolean {
  return /(^|\.)localhost$/.test(host);
}

/** Null when the URL may be posted to; else what is wrong with it, in words for the person who typed it. */
export function refuseWebhookUrl(text: string, environment: Environment): string | null {
  // URL parsers drop or change these silently, so the intended URL would be unclear.
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(text))
    return "The address must not hold spaces, line breaks, invisible characters or backslashes.";
  if (!/^[a-z][a-z0-9+.-]*:\/\/[^/]/i.test(text) || !URL.canParse(text)) return NOT_AN_ADDRESS;
  const url = new URL(text);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && environment === "test")) {
    return "The address must start with https://.";
  }
  if (url.username || url.password) return "The address must not hold a user name or password.";
  return refuseHost(hostOf(url), allowsLoopback(environment)) ?? refusePort(url, environment);
}

function refuseHost(host: string, loopback: boolean): string | null {
  if (isIP(host))
    return isReachable(host, loopback) ? null : `That address is private or reserved; ${REACHABLE}.`;
  if (isLocalhost(host)) return loopback ? null : `That address is private to one machine; ${REACHABLE}.`;
  const end = PRIVATE_ENDS.exec(host)?.[0];
  if (end) return `A name that ends in ${end} is known in a private network alone; ${REACHABLE}.`;
  return host.includes(".") ? null : "The address needs a full name, such as hooks.example.com.";
}

/** In test, port 80 is open beside 443, because http is. */
function refusePort(url: URL, environment: Environment): string | null {
  const port = Number(url.port || (url.protocol === "https:" ? 443 : 80));
  const isWeb = port === 443 || (port === 80 && environment === "test");
  const isOther = port <= SERVICE_PORTS_MAX ? !isWeb : OTHER_SERVICES.has(port);
  if (!isOther) return null;
  return `Port ${port} is not one for webhooks; use 443, or one from ${SERVICE_PORTS_MAX + 1} on that no other service is known for.`;
}
