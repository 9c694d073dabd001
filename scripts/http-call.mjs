import { request } from "node:http";

/**
 * Makes one HTTP call to a server on this machine and closes the connection. `fetch` would keep the connection open,
 * and a stopping server would wait for it.
 */
export function callLocal(port, path, { method = "GET", headers = {}, body, timeoutMs = 20_000 } = {}) {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const call = request(
      { host: "127.0.0.1", port, path, method, headers, agent: false, signal },
      (response) => {
        const chunks = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.once("error", reject);
        response.once("end", () =>
          resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString() }),
        );
      },
    );
    call.once("error", reject);
    call.end(body);
  });
}
