import type { IncomingHttpHeaders } from "node:http";
import ipaddr from "ipaddr.js";
import { keyedDigest } from "@/lib/env/keyed-digest";

/**
 * The header in which the server passes the caller's IP address to its handlers. The server sets it on every request
 * and overwrites any value the caller sent (lib/http/guard-server.ts).
 */
export const ADDRESS_HEADER = "x-surplus-address";

/**
 * The header that says whether the caller is on this machine. Like ADDRESS_HEADER, the server sets it on every request.
 * Pages cannot detect this themselves because the framework adds forwarding headers to every request.
 */
export const OWN_CALL_HEADER = "x-surplus-own-call";

/** Prefix length, in bits, by which IPv6 callers are counted: one visitor usually has a whole /64 network. */
const NETWORK_BITS = 64;

/**
 * Finds the caller's IP address: the remote end of the connection or, behind `hops` trusted proxies, the
 * `X-Forwarded-For` entry that the outermost of them wrote. Earlier entries are ignored because the caller can forge
 * them. Uses the connection's address if the list has fewer than `hops` entries or the entry is not an address.
 */
export function findClientAddress(
  remote: string | undefined,
  forwarded: string | undefined,
  hops: number,
): string {
  const entry = hops > 0 ? forwarded?.split(",").at(-hops) : undefined;
  return toAddress(entry) ?? toAddress(remote) ?? "unknown";
}

/**
 * Parses an IP address and drops its port. Returns an IPv4 address in plain form, even if it is written as
 * IPv4-mapped IPv6. Returns the network of an IPv6 address. Null for any other text.
 */
function toAddress(text: string | undefined): string | null {
  if (text === undefined) return null;
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

/**
 * A keyed hash of the visitor's IP address, so that we can count visitors without storing IP addresses. Without a key,
 * an address could be found by trying all addresses.
 */
export function addressOf(request: Pick<Request, "headers">): string {
  const address = request.headers.get(ADDRESS_HEADER) ?? "unknown";
  return keyedDigest(`address:${address}`).toString("base64url").slice(0, 22);
}

/** The values of the Host header that name this machine. */
const OWN_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Reports whether a call comes from this machine: over the loopback address and to a local hostname. False for a call
 * through a proxy, because a proxy on this machine would make every caller look local.
 */
export function isOwnCall(remote: string | undefined, headers: IncomingHttpHeaders): boolean {
  // findClientAddress returns the network of an IPv6 address, which is "::" for loopback.
  const address = findClientAddress(remote, undefined, 0);
  const isLoopback = address === "::" || address.startsWith("127.");
  const isPassedOn = Object.keys(headers).some(
    (name) => name === "forwarded" || name.startsWith("x-forwarded-"),
  );
  return isLoopback && !isPassedOn && OWN_HOST.test(headers.host ?? "");
}

/** Reports whether the caller is on this machine, as the server determined before it called the framework. */
export function isFromThisMachine(request: Pick<Request, "headers">): boolean {
  return request.headers.get(OWN_CALL_HEADER) === "yes";
}
