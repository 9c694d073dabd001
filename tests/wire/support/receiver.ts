import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { faultsAt } from "@/tests/support/conform";
import { until } from "@/tests/wire/support/server";

// biome-ignore lint/suspicious/noExplicitAny: a payload has any shape; the schema checks it.
export type Delivery = { headers: IncomingHttpHeaders; body: Buffer; payload: any };

/** Starts a firm's webhook endpoint on this machine, which stores what it receives. */
export async function startReceiver() {
  const deliveries: Delivery[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const body = Buffer.concat(parts);
      deliveries.push({ headers: request.headers, body, payload: JSON.parse(body.toString("utf8")) });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    deliveries,
    close: () => server.close(),
    wait: async (event: string, requestId: string): Promise<Delivery> => {
      const find = async () =>
        deliveries.find(({ payload }) => payload.event === event && payload.request_id === requestId);
      return (await until(find, (found) => found !== undefined)) as Delivery;
    },
  };
}

/** Computes X-Service-Signature: lower-case hex HMAC-SHA256 of the raw body. The key is the text of the secret. */
export const signatureOf = (body: Buffer, secret: string) =>
  createHmac("sha256", secret).update(body).digest("hex");

/** Lists the faults of a payload, by the OpenAPI document's description of the event. */
export const faultsOfEvent = ({ payload }: Delivery) =>
  faultsAt(
    ["webhooks", payload.event, "post", "requestBody", "content", "application/json", "schema"],
    payload,
  );
