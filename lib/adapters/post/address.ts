import { Resolver } from "node:dns";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { env } from "@/lib/env/env";
import type { Environment } from "@/lib/scope";

const NOT_AN_ADDRESS = "Enter a full URL, such as https://example.com/webhooks.";
const REACHABLE = "use an address that can be reached from the internet";

/**
 * The highest port that belongs to system services. Up to this port, only 443 is allowed, and 80 in the test
 * environment.
 */
const SERVICE_PORTS_MAX = 1_023;
/**
 * Higher ports that belong to services other than web servers. Browsers do not post to them either (the Fetch standard,
 * "port blocking"): H.323, PPTP, NFS, SIP, X11, IRC and similar. All other ports are allowed, because many receivers
 * use a port of their choice.
 */
const OTHER_SERVICES = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
]);

/**
 * Endings of domain names that no public name server knows (RFC 6762, RFC 8375, RFC 7686 and ICANN's reservation of
 * .internal).
 */
const PRIVATE_ENDS = /\.(local|internal|localdomain|home\.arpa|intranet|lan|corp|home|onion)$/;

/**
 * Reports whether webhooks may go to this machine: only in the test environment of a server configured for
 * development.
 */
export function allowsLoopback(environment: Environment): boolean {
  return environment === "test" && env().WEBHOOK_ALLOW_PRIVATE === "1";
}

/** The host name or IP address in a URL, without brackets and without the final dot of a full name. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$|\.+$/g, "").toLowerCase();
}

/**
 * Reports whether a name always means this machine (RFC 6761, section 6.3), so that no name server needs to resolve
 * it.
 */
function isLocalhost(host: string): boolean {
  return /(^|\.)localhost$/.test(host);
}

/** Returns null if we may post to the URL; otherwise the reason, as a message for the person who typed it. */
export function refuseWebhookUrl(text: string, environment: Environment): string | null {
  // URL parsers silently drop or change these characters, so we could not be sure which URL the person meant.
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(text))
    return "The URL must not contain spaces, line breaks, invisible characters or backslashes.";
  if (!/^[a-z][a-z0-9+.-]*:\/\/[^/]/i.test(text) || !URL.canParse(text)) return NOT_AN_ADDRESS;
  const url = new URL(text);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && environment === "test")) {
    return "The URL must start with https://.";
  }
  if (url.username || url.password) return "The URL must not contain a user name or password.";
  return refuseHost(hostOf(url), allowsLoopback(environment)) ?? refusePort(url, environment);
}

function refuseHost(host: string, loopback: boolean): string | null {
  if (isIP(host))
    return isReachable(host, loopback) ? null : `That address is private or reserved; ${REACHABLE}.`;
  if (isLocalhost(host))
    return loopback
      ? null
      : `That address is private, because it always means the local machine; ${REACHABLE}.`;
  const end = PRIVATE_ENDS.exec(host)?.[0];
  if (end) return `A name that ends in ${end} works only in a private network; ${REACHABLE}.`;
  return host.includes(".") ? null : "The URL needs a full host name, such as hooks.example.com.";
}

/**
 * Returns the reason why this port is not allowed; null if it is allowed. The test environment also allows port 80,
 * because it allows http.
 */
function refusePort(url: URL, environment: Environment): string | null {
  const port = Number(url.port || (url.protocol === "https:" ? 443 : 80));
  const isWeb = port === 443 || (port === 80 && environment === "test");
  const isOther = port <= SERVICE_PORTS_MAX ? !isWeb : OTHER_SERVICES.has(port);
  if (!isOther) return null;
  return `Port ${port} is not allowed for webhooks. Use 443, or a port above ${SERVICE_PORTS_MAX} that is not reserved for another service.`;
}

type Network = ReturnType<typeof ipaddr.parseCIDR>;
const networks = (...ranges: string[]): Network[] => ranges.map((range) => ipaddr.parseCIDR(range));

/** All of IPv6 that is assigned for use on the internet (RFC 4291, section 2.4, and IANA's registry). */
const GLOBAL_V6 = networks("2000::/3");

/**
 * Networks that the library ipaddr.js treats as public, but that lead to internal machines or cannot contain a firm's
 * server.
 */
const ALSO_REFUSED = networks(
  // This address looks public, but machines in Azure get their settings and secrets from it.
  "168.63.129.16/32",
  "192.0.0.0/24",
  "192.88.99.0/24",
  "198.18.0.0/15",
  // Protocol assignments: Teredo, benchmarking, ORCHID and later additions.
  "2001::/23",
  "2001:db8::/32",
  "3fff::/20",
);

/**
 * Reports whether a webhook may be sent to this address. It must be a public unicast address. In development, it may
 * also be loopback if `allowLoopback` is set. Refuses addresses with a zone, and IPv4 inside IPv6 (mapped,
 * compatible, NAT64, 6to4), because the connection would go to a different address from the one shown. Returns false
 * for text that is not one complete address in its usual spelling.
 */
export function isReachable(address: string, allowLoopback: boolean): boolean {
  if (isIP(address) === 0 || address.includes("%")) return false;
  const parsed = ipaddr.parse(address);
  const isIn = ([network, bits]: Network) => parsed.kind() === network.kind() && parsed.match(network, bits);
  const range = parsed.range();
  if (range === "loopback") return allowLoopback;
  if (range !== "unicast" || ALSO_REFUSED.some(isIn)) return false;
  return parsed.kind() === "ipv4" || GLOBAL_V6.some(isIn);
}

export type Address = { address: string; family: 4 | 6 };

const TRY_TIMEOUT_MS = 1_500;
const TRIES = 2;
/**
 * At most this many addresses of one name are tried, one after another. The check covers all addresses of the name,
 * even those that are not tried.
 */
const ADDRESSES_MAX = 8;

const LOOPBACK: Address[] = [
  { address: "127.0.0.1", family: 4 },
  { address: "::1", family: 6 },
];

let resolver: Resolver | undefined;

/**
 * Resolves a host through the name servers that this machine uses. Returns its addresses, "blocked" if we must not
 * connect to one of them, or an empty list if the name has none. The caller must connect to the returned addresses
 * without resolving again: otherwise, a name could pass this check with one address and then resolve to another.
 *
 * Queries the name servers directly, because the system's resolver has two threads for the whole process: two receivers
 * with unresponsive name servers would delay every delivery. A direct query also ignores the machine's hosts file and
 * search domains, which could resolve a short name to an internal machine.
 */
export async function resolveHost(host: string, allowLoopback: boolean): Promise<Address[] | "blocked"> {
  const found = await listAddresses(host, allowLoopback);
  const isOpen = found.every(({ address }) => isReachable(address, allowLoopback));
  return isOpen ? found.slice(0, ADDRESSES_MAX) : "blocked";
}

/**
 * The time limit in milliseconds for the check while a person waits for their URL to be saved. Each delivery checks
 * again.
 */
const SAVE_TIMEOUT_MS = 2_000;

/**
 * Reports whether a host's name resolves to an address to which we must not connect, such as a public name for
 * 127.0.0.1. Returns false for a name without an address, because a firm may enter a name before its name servers know
 * it. Also returns false if the name servers are slow.
 */
export async function leadsInside(host: string, allowLoopback: boolean): Promise<boolean> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, SAVE_TIMEOUT_MS, null).unref());
  return (await Promise.race([resolveHost(host, allowLoopback), late])) === "blocked";
}

async function listAddresses(host: string, allowLoopback: boolean): Promise<Address[]> {
  const family = isIP(host);
  if (family) return [{ address: host, family: family === 4 ? 4 : 6 }];
  if (isLocalhost(host)) return allowLoopback ? LOOPBACK : [];
  resolver ??= new Resolver({ timeout: TRY_TIMEOUT_MS, tries: TRIES });
  const asked = resolver;
  const [v4, v6] = await Promise.all([
    new Promise<string[]>((resolve) => asked.resolve4(host, (error, found) => resolve(error ? [] : found))),
    new Promise<string[]>((resolve) => asked.resolve6(host, (error, found) => resolve(error ? [] : found))),
  ]);
  return [
    ...v4.map((address): Address => ({ address, family: 4 })),
    ...v6.map((address): Address => ({ address, family: 6 })),
  ];
}
