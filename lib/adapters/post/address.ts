import ipaddr from "ipaddr.js";

/** Networks the library counts as plain unicast but that lead inside, or nowhere a firm's server could be. */
const ALSO_REFUSED = [
  "192.0.0.0/24",
  "192.88.99.0/24",
  "198.18.0.0/15",
  "2001:db8::/32",
  "3fff::/20",
  "100::/64",
  "5f00::/16",
].map((range) => ipaddr.parseCIDR(range));

/**
 * True when a webhook may be sent to this address: public unicast alone. IPv4 inside IPv6 (mapped, NAT64, 6to4) is
 * refused as such, because where it leads is not what it says. Loopback passes only when `allowLoopback`, in development.
 */
export function isReachable(address: string, allowLoopback: boolean): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  const range = parsed.range();
  if (range === "loopback") return allowLoopback;
  if (range !== "unicast") return false;
  return !ALSO_REFUSED.some(
    ([network, bits]) => parsed.kind() === network.kind() && parsed.match(network, bits),
  );
}
