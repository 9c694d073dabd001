import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

type Network = ReturnType<typeof ipaddr.parseCIDR>;
const networks = (...ranges: string[]): Network[] => ranges.map((range) => ipaddr.parseCIDR(range));

/** All of IPv6 that is assigned for use on the internet (RFC 4291, section 2.4, and IANA's registry). */
const GLOBAL_V6 = networks("2000::/3");

/**
 * Networks that the library counts as plain unicast but that lead inside, or to places where no firm's server could
 * be.
 */
const ALSO_REFUSED = networks(
  // Looks public, but is how a machine in Azure asks its own host for settings and secrets.
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
 * Reports whether a webhook may be sent to this address: only public unicast. Refuses IPv4 inside IPv6 (mapped,
 * compatible, NAT64, 6to4), because it leads elsewhere than it says, and addresses with a zone. Allows loopback only
 * if `allowLoopback` is set, in development. Text that is not one whole address in its usual spelling is never
 * reachable.
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
