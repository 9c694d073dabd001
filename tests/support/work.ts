import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { allWork } from "@/lib/jobs/driver";
import { runWork } from "@/lib/jobs/functions";
import { asWorker } from "@/lib/store/client";
import { claimWork, failWork, type Work } from "@/lib/store/write/outbox";

/** Runs all due work, and the work that it queues, as the driver would. Returns the work that was run. */
export async function doDueWork(): Promise<Work[]> {
  const done: Work[] = [];
  for (;;) {
    const { work: claimed } = await claimWork(allWork());
    if (claimed.length === 0) return done;
    for (const work of claimed) {
      await runWork(work).catch((error: Error) => failWork(work, error.message, null));
      done.push(work);
    }
  }
}

type Received = { headers: Record<string, string>; body: string };
export type Receiver = {
  url: string;
  received: Received[];
  answer: { status: number; headers?: Record<string, string> };
  close: () => void;
};

/**
 * A webhook receiver for all tests of this file. Before each test, it has received nothing, and no work is waiting.
 * It accepts deliveries unless a test sets another answer. Call this once, at the top of the file, after
 * `testDatabase`.
 */
export function receiverOfFile(): Receiver {
  const receiver = newReceiver();
  beforeAll(() => listen(receiver));
  afterAll(() => receiver.close());
  beforeEach(async () => {
    await asWorker((tx) => tx.outbox.deleteMany({}));
    receiver.received.length = 0;
    receiver.answer = { status: 204 };
  });
  return receiver;
}

/**
 * Starts a firm's webhook endpoint on this machine. The endpoint stores each delivery and sends the prepared answer.
 */
export async function startReceiver(): Promise<Receiver> {
  const receiver = newReceiver();
  await listen(receiver);
  return receiver;
}

const newReceiver = (): Receiver => ({ url: "", received: [], answer: { status: 204 }, close: () => {} });

async function listen(receiver: Receiver): Promise<void> {
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      receiver.received.push({
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(parts).toString("utf8"),
      });
      response.writeHead(receiver.answer.status, receiver.answer.headers).end("thanks");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  receiver.close = () => server.close();
}
