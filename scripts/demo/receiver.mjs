import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";

/**
 * Starts a firm's webhook endpoint on this machine. The endpoint checks each delivery's signature over the raw bytes
 * before it parses the body. `wait` resolves with an event's payload once it has arrived.
 */
export async function startReceiver(secret) {
  const events = [];
  const waiting = [];
  const server = createServer((request, response) => {
    const parts = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", () => {
      const body = Buffer.concat(parts);
      const isTrue = isSigned(body, request.headers["x-service-signature"], secret);
      response.writeHead(isTrue ? 204 : 400).end();
      if (!isTrue) return;
      events.push(JSON.parse(body.toString("utf8")));
      for (const check of waiting) check();
    });
  });
  await new Promise((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/webhooks`,
    close: () => server.close(),
    wait: (type, requestId, timeoutMs) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`no ${type} came within ${timeoutMs / 1000} seconds`)),
          timeoutMs,
        );
        const check = () => {
          const found = events.find((event) => event.event === type && event.request_id === requestId);
          if (found) {
            clearTimeout(timer);
            resolve(found);
          }
        };
        waiting.push(check);
        check();
      }),
  };
}

/** True if the header is the lower-case hex HMAC-SHA256 of these bytes, keyed with the secret as displayed. */
function isSigned(body, header, secret) {
  const expected = createHmac("sha256", secret).update(body).digest("hex");
  const given = String(header ?? "");
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}
