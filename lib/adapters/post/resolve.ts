import { Resolver } from "node:dns";
import { isIP } from "node:net";
import { isLocalhost, isReachable } from "@/lib/adapters/post/refuse-url";

export type Address = { address: string; family: 4 | 6 };

const TRY_TIMEOUT_MS = 1_500;
const TRIES = 2;
/** The largest number of addresses that are tried, one after another. All addresses of a name are checked. */
const ADDRESSES_MAX = 8;

const LOOPBACK: Address[] = [
  { address: "127.0.0.1", family: 4 },
  { address: "::1", family: 6 },
];

let resolver: Resolver | undefined;

/**
 * Resolves a host through the name servers that this machine uses. Returns its addresses, "blocked" if we must not
 * connect to one of them, or an empty list if the name has none. The caller must connect to the returned addresses
 * without resolving again: otherwise a name could pass this check with one address and lead the connection to another.
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
 * Milliseconds that the check below may take, because a person waits for it when they save the URL. Each delivery
 * repeats it.
 */
const SAVE_TIMEOUT_MS = 2_000;

/**
 * Reports whether a host's name resolves to an address that must not be reached, such as a public name for 127.0.0.1.
 * Returns false for a name without an address, because a firm may enter a name before its name servers know it. Also
 * returns false if the name servers are slow.
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
