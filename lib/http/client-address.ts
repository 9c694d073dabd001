import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import ipaddr from "ipaddr.js";

/**
 * The header in which the server tells its own handlers who is calling. It is set for every request, over whatever the
 * caller sent under that name (lib/http/guard-server.ts).
 */
export const ADDRESS_HEADER = "x-surplus-address";

/**
 * The header in which it tells them that the caller is on this machine, set as the one above. Pages cannot find that out:
 * the framework adds headers of forwarding to every request.
 */
export const OWN_CALL_HEADER = "x-surplus-own-call";

/** A visitor with IPv6 has a whole network of this many bits to call from, and counts as one. */
const NETWORK_BITS = 64;

/**
 * Who is calling: the other end of the connection, or, behind `hops` proxies that each add the address they were called
 * from, the entry that the outermost of them wrote. What stands before it is the caller's own word and is not read. A
 * list too short to have come through all of them, or an entry that is no address, leaves the connection's.
 */
export function findClientAddress(
  remote: string | undefined,
  forwarded: string | undefined,
  hops: number,
): string {
  const entry = hops > 0 ? forwarded?.split(",").at(-hops) : undefined;
  return toAddress(entry) ?? toAddress(remote) ?? "unknown";
}

/** Addresses read lately: callers call more than once, and reading one takes as long as a twentieth of a whole call. */
const READ_MAX = 4_096;
const read = new Map<string, string | null>();

function toAddress(text: string | undefined): string | null {
  if (text === undefined) return null;
  const known = read.get(text);
  if (known !== undefined) return known;
  const address = readAddress(text);
  if (read.size >= READ_MAX) read.clear();
  read.set(text, address);
  return address;
}

/** An address without its port, an IPv4 one as such however it was written, of an IPv6 one the network. */
function readAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.[\d.]+):\d+$/, "$1");
  if (!ipaddr.isValid(bare) || (!bare.includes(":") && !ipaddr.IPv4.isValidFourPartDecimal(bare)))
    return null;
  const address = ipaddr.process(bare);
  if (address.kind() === "ipv4") return address.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${NETWORK_BITS}`).toString();
}

/** A hash of the visitor's address: enough to count by, and nothing to keep. */
export function addressOf(request: Pick<Request, "headers">): string {
  const address = request.headers.get(ADDRESS_HEADER) ?? "unknown";
  return createHash("sha256").update(address).digest("base64url").slice(0, 22);
}

/** Names this machine goes by in its own browsers. Any other may be a stranger's that is made to lead here. */
const OWN_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Whether a call comes from this machine itself: over its loopback address, to its own name, and not by way of a proxy,
 * which would make every caller look so.
 */
export function isOwnCall(remote: string | undefined, headers: IncomingHttpHeaders): boolean {
  // An IPv6 address is known by its network, which is "::" for the loopback one.
  const address = findClientAddress(remote, undefined, 0);
  const isLoopback = address === "::" || address.startsWith("127.");
  const isPassedOn = Object.keys(headers).some(
    (name) => name === "forwarded" || name.startsWith("x-forwarded-"),
  );
  return isLoopback && !isPassedOn && OWN_HOST.test(headers.host ?? "");
}

/** Whether the caller is on the machine the server runs on, as the server found before the framework had the request. */
export function isFromThisMachine(request: Pick<Request, "headers">): boolean {
  return request.headers.get(OWN_CALL_HEADER) === "yes";
}
