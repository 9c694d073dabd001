import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

type Network = ReturnType<typeof ipaddr.parseCIDR>;
const networks = (...ranges: string[]): Network[] => ranges.map((range) => ipaddr.parseCIDR(range));

/** All of IPv6 that is assigned for use on the internet (RFC 4291, section 2.4, and IANA's registry). */
const GLOBAL_V6 = networks("2000::/3");

/**
 * Networks that the library counts as public, but that lead to internal machines or cannot contain a firm's server.
 */
const ALSO_REFUSED = networks(
  // Looks public, but a machine in Azure gets its settings and secrets from this address.
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
 * Reports whether a webhook may be sent to this address: only public unicast. Refuses addresses with a zone, and IPv4
 * inside IPv6 (mapped, compatible, NAT64, 6to4), because it leads to an address other than the one shown. Allows
 * loopback only if `allowLoopback` is set, in development. Returns false for text that is not one complete address in
 * its usual spelling.
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
