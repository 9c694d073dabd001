import { headers } from "next/headers";
import { hasLocalOutbox } from "@/lib/env/local-outbox";
import { isFromThisMachine } from "@/lib/http/client-address";

/**
 * Reports whether the caller may read this server's emails at /outbox: only on a local server, and only from the same
 * machine.
 */
export async function showsOutbox(): Promise<boolean> {
  // Reading the headers first keeps the framework from rendering the page at build time, when there are no settings.
  const visitor = await headers();
  return hasLocalOutbox() && isFromThisMachine({ headers: visitor });
}
