import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { TLSSocket } from "node:tls";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { postWebhook } from "@/lib/adapters/post/post-webhook";
import { ROOT } from "@/scripts/install.mjs";
import { testFolder } from "@/tests/support/folder";
import { CERTIFICATE, KEY } from "@/tests/support/localhost-certificate";

const folder = testFolder();
const seen: { body: string; resumed: boolean }[] = [];
const server = createServer({ cert: CERTIFICATE, key: KEY }, (request, response) => {
  const resumed = (request.socket as TLSSocket).isSessionReused();
  let body = "";
  request.on("data", (part) => {
    body += part;
  });
  request.on("end", () => {
    seen.push({ body, resumed });
    response.writeHead(204).end();
  });
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

test("postWebhook sends nothing to a receiver without a trusted certificate, and logs the reason", async () => {
  const sent = await postWebhook(`https://localhost:${port}/`, '{"a":1}', {}, "test");
  expect(sent).toMatchObject({ outcome: "tls", responseCode: null });
  expect(seen).toEqual([]);
});

test("postWebhook opens a new connection for each delivery, checks the certificate's name, and resumes the TLS session", async () => {
  const authority = path.join(folder, "authority.pem");
  writeFileSync(authority, CERTIFICATE);
  const run = (url: string) =>
    promisify(execFile)("node", ["--import", "tsx", "tests/support/post-once.ts", url, "3"], {
      cwd: ROOT,
      env: { ...process.env, NODE_EXTRA_CA_CERTS: authority },
    });
  const { stdout } = await run(`https://localhost:${port}/`);
  expect(stdout).toBe("delivered 204\n".repeat(3));
  expect(seen).toEqual([
    { body: '{"a":1}', resumed: false },
    { body: '{"a":1}', resumed: true },
    { body: '{"a":1}', resumed: true },
  ]);
  // The certificate is for localhost and 127.0.0.1 only, so another name of this machine does not match.
  expect((await run(`https://hooks.localhost:${port}/`)).stdout).toBe("tls null\n".repeat(3));
  expect(seen).toHaveLength(3);
}, 30_000);
