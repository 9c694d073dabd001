import { headers } from "next/headers";
import { keepsLocalMail } from "@/lib/company/list-local-mail";
import { isFromThisMachine } from "@/lib/http/client-address";

/**
 * Reports whether the caller may read this server's emails at /outbox: only on a local server, and only from the same
 * machine.
 */
export async function showsOutbox(): Promise<boolean> {
  return keepsLocalMail() && isFromThisMachine({ headers: await headers() });
}
