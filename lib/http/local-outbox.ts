import { headers } from "next/headers";
import { keepsLocalMail } from "@/lib/company/list-local-mail";
import { isFromThisMachine } from "@/lib/http/client-address";

/** Whether whoever is asking may read this server's mails at /outbox: on a local server, from the machine it runs on. */
export async function showsOutbox(): Promise<boolean> {
  return keepsLocalMail() && isFromThisMachine({ headers: await headers() });
}
