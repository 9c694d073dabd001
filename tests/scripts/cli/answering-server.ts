import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach } from "vitest";

type ReceivedRequest = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
export type Answer = {
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
  text?: string;
  bytes?: Uint8Array;
  /** Accepts the call and never answers, or closes the connection. */
  fault?: "silent" | "broken";
};

/**
 * Starts a server that returns the prepared responses in order, repeats the last response, and records its requests.
 */
export async function answeringServer() {
  const seen: ReceivedRequest[] = [];
  let answers: Answer[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    seen.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer?.fault === "silent") return;
    if (answer?.fault === "broken") return void request.socket.destroy();
    const text = answer?.bytes ?? answer?.text ?? JSON.stringify(answer?.json ?? {});
    response.writeHead(answer?.status ?? 200, { "x-request-id": "rid_1", ...answer?.headers }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  beforeEach(() => {
    seen.length = 0;
    answers = [];
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answer: (...next: Answer[]) => {
      answers = next;
    },
  };
}
