import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { until } from "@/tests/wire/support/server";

/** A webhook as received. `accepted` is true once the webhook was answered with a 2xx. */
type Reception = {
  eventId: string;
  type: string;
  requestId: string;
  body: Buffer;
  isSigned: boolean;
  accepted: boolean;
  at: number;
};

/** Answers a delivery. `turn` is 1 for the first delivery of an event, 2 for the second, and so on. */
export type Behaviour = (answer: ServerResponse, turn: number, reception: Reception) => void | Promise<void>;

export type Receiver = {
  url: string;
  port: number;
  companyId: string;
  receptions: Reception[];
  behave: (behaviour: Behaviour) => void;
  of: (eventType: string, requestId: string) => Reception[];
  wait: (eventType: string, requestId: string, timeoutMs?: number) => Promise<Reception>;
};

const known: Receiver[] = [];

/** Returns all receivers that the cases have started so far. */
export const listReceivers = (): readonly Receiver[] => known;

export const accept: Behaviour = (answer) => {
  answer.writeHead(204).end();
};

/** Returns a behaviour that answers an event's first deliveries with these statuses in turn, and accepts later ones. */
export const answering =
  (...statuses: [status: number, headers?: Record<string, string>][]): Behaviour =>
  (answer, turn, reception) => {
    const [status, headers] = statuses[turn - 1] ?? [];
    if (status === undefined) return accept(answer, turn, reception);
    answer.writeHead(status, headers).end("no");
  };

export const afterMs =
  (ms: number, then: Behaviour = accept): Behaviour =>
  async (answer, turn, reception) => {
    await pause(ms);
    await then(answer, turn, reception);
  };

/** Returns a behaviour that uses `behaviour` for an event's first `turns` deliveries, and accepts later ones. */
export const atFirst =
  (behaviour: Behaviour, turns = 1): Behaviour =>
  (answer, turn, reception) =>
    turn <= turns ? behaviour(answer, turn, reception) : accept(answer, turn, reception);

/** Starts a firm's endpoint on this machine. It checks each signature with its own code, from the bytes as received. */
export async function startReceiver(companyId: string, secret: string): Promise<Receiver> {
  let behaviour: Behaviour = accept;
  const receptions: Reception[] = [];
  const turns = new Map<string, number>();
  const take = async (request: IncomingMessage, answer: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const payload = JSON.parse(body.toString("utf8")) as {
      event_id: string;
      event: string;
      request_id: string;
    };
    const reception: Reception = {
      eventId: payload.event_id,
      type: payload.event,
      requestId: payload.request_id,
      body,
      isSigned:
        request.headers["x-service-signature"] === createHmac("sha256", secret).update(body).digest("hex"),
      accepted: false,
      at: performance.now(),
    };
    receptions.push(reception);
    const turn = (turns.get(payload.event_id) ?? 0) + 1;
    turns.set(payload.event_id, turn);
    await behaviour(answer, turn, reception);
    reception.accepted = answer.headersSent && answer.statusCode >= 200 && answer.statusCode < 300;
  };
  const server = createServer((request, answer) => {
    take(request, answer).catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const of = (eventType: string, requestId: string) =>
    receptions.filter((each) => each.type === eventType && each.requestId === requestId);
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    companyId,
    receptions,
    behave: (next) => {
      behaviour = next;
    },
    of,
    wait: async (eventType, requestId, timeoutMs) =>
      (await until(
        async () => of(eventType, requestId)[0],
        (found) => found !== undefined,
        timeoutMs,
      )) as Reception,
  };
  known.push(receiver);
  return receiver;
}
