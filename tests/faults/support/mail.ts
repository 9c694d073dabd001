import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sleep } from "@/scripts/process.mjs";

/** A local email provider with Resend's API and its guarantee: one email per key. */
type MailProvider = {
  /** The settings with which a server uses this provider. */
  env: Record<string, string>;
  /** The recipient of each sent email, by the email's key. */
  sent: Map<string, string>;
  /** Accepts all further emails without answering. */
  fallSilent: () => void;
  /** Returns the number of emails that the provider accepted without answering. */
  unanswered: () => number;
  close: () => void;
};

/** Milliseconds that each email takes. */
const TAKES_MS = 20;

export async function startMailProvider(): Promise<MailProvider> {
  const sent = new Map<string, string>();
  let isSilent = false;
  let unanswered = 0;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { to } = JSON.parse(Buffer.concat(parts).toString("utf8")) as { to: string };
    const key = String(request.headers["idempotency-key"]);
    if (!sent.has(key)) sent.set(key, to);
    if (isSilent) {
      unanswered += 1;
      return;
    }
    await sleep(TAKES_MS);
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ id: key }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      MAIL_FROM: "Surplus <no-reply@surplus.example>",
      RESEND_API_KEY: "re_of_a_test",
      RESEND_BASE_URL: `http://127.0.0.1:${port}`,
    },
    sent,
    fallSilent: () => {
      isSilent = true;
    },
    unanswered: () => unanswered,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
