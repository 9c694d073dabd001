import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A call as the stand-in receives it. */
export type StandInRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  body: string;
};

export type Answer = { status: number; body?: unknown; headers?: Record<string, string> };

/** A recorded call. `status` is null until the call is answered, and stays null if no answer is sent. */
type Call = StandInRequest & { status: number | null };

/**
 * A fault in the calls that match `on`, which is compared with "METHOD /path". `times` is the number of calls that the
 * fault still affects; Infinity means all. `slow` answers correctly after this many milliseconds, `answer` replaces
 * the provider's response, and `lost` executes the call but breaks the connection before the response.
 */
type Fault = { on: RegExp; times: number } & ({ answer: Answer } | { slow: number } | { lost: true });

export type StandIn = {
  url: string;
  calls: Call[];
  faults: Fault[];
  close: () => Promise<void>;
};

/**
 * Starts a provider on this machine, which records every call. Uses plain HTTP, which the product allows for loopback.
 */
export async function startStandIn(handle: (asked: StandInRequest) => Answer): Promise<StandIn> {
  const calls: Call[] = [];
  const faults: Fault[] = [];
  const server = createServer((request, response) => {
    void answer(request, response, { handle, calls, faults });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    faults,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

type Inside = { handle: (asked: StandInRequest) => Answer; calls: Call[]; faults: Fault[] };

async function answer(request: IncomingMessage, response: ServerResponse, inside: Inside): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const url = new URL(request.url ?? "/", "http://stand.in");
  const call: Call = {
    method: request.method ?? "GET",
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body: Buffer.concat(parts).toString("utf8"),
    status: null,
  };
  inside.calls.push(call);
  const fault = takeFault(inside.faults, `${call.method} ${call.path}`);
  if (fault && "slow" in fault) await new Promise((resolve) => setTimeout(resolve, fault.slow));
  // If the client has stopped waiting, it gets no response, and the call has no effect here.
  if (response.destroyed) return;
  const { status, body, headers } = fault && "answer" in fault ? fault.answer : inside.handle(call);
  if (fault && "lost" in fault) {
    response.destroy();
    return;
  }
  call.status = status;
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

function takeFault(faults: Fault[], line: string): Fault | null {
  const fault = faults.find(({ on, times }) => times > 0 && on.test(line));
  if (!fault) return null;
  fault.times -= 1;
  return fault;
}
