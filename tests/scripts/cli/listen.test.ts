import { createServer } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { networkInterfaces } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setWebhookUrl } from "@/lib/company/change-endpoint";
import { WEBHOOK_VECTORS } from "@/lib/contract/webhook-vectors";
import { createClient } from "@/scripts/cli/client";
import { main } from "@/scripts/cli/main";
import { verifyWebhook } from "@/scripts/cli/webhook";
import { findFreePort } from "@/scripts/ports.mjs";
import { makeDataDirectory, writePrivateJson } from "@/scripts/private-file.mjs";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { testFolder } from "@/tests/support/folder";
import { doDueWork } from "@/tests/support/work";
import { atTerminal } from "./at-terminal";
import { routeServer } from "./route-server";

testDatabase();
const folder = testFolder();
const baseUrl = await routeServer();

type Got = { body: Buffer; rawHeaders: string[]; url: string };
const app = { got: [] as Got[], status: 200, url: "" };
const appServer = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  app.got.push({ body: Buffer.concat(parts), rawHeaders: request.rawHeaders, url: request.url ?? "" });
  response.writeHead(app.status, { "content-type": "text/plain" }).end("from the app");
});
beforeAll(async () => {
  await new Promise<void>((resolve) => appServer.listen(0, "127.0.0.1", resolve));
  app.url = `http://127.0.0.1:${(appServer.address() as AddressInfo).port}/hook?from=surplus`;
});
afterAll(() => void appServer.close());
beforeEach(() => {
  app.got.length = 0;
  app.status = 200;
});

/** Starts `listen` and waits for its address. `stop` ends the command like Ctrl-C and returns the exit code. */
async function listening(words: string[], env: Record<string, string> = {}) {
  const ending = new AbortController();
  const seen = { out: "", err: "" };
  const code = main(["listen", ...words], {
    env: { DATA_DIR: "/nowhere/at/all", SURPLUS_BASE_URL: baseUrl, ...env },
    folder,
    isTty: false,
    signal: ending.signal,
    out: async (content) => {
      seen.out += content;
    },
    say: (line) => {
      seen.err += `${line}\n`;
    },
  });
  await expect.poll(() => seen.err).toMatch(/arrive at http/);
  const stop = () => {
    ending.abort();
    return code;
  };
  return { seen, stop, url: /arrive at (\S+?)\.? (and|Ctrl)/.exec(seen.err)?.[1] ?? "" };
}

const [vector] = WEBHOOK_VECTORS;
if (!vector) throw new Error("there are no vectors");
const deliver = (url: string, { body, headers } = vector) => fetch(url, { method: "POST", body, headers });
const now = () => ({ now: new Date(vector.now * 1000) });

describe("listen", () => {
  test("receives the firm's real events, reports that they are genuine, and forwards unchanged bytes and headers", async () => {
    const company = await makeCompany();
    const port = await findFreePort();
    const env = { SURPLUS_WEBHOOK_SECRET: company.secrets.test };
    const listener = await listening(["--port", String(port), "--forward-to", app.url, "--print"], env);
    await setWebhookUrl(company.test, `http://127.0.0.1:${port}/anything`, company.actor);
    const { requests } = createClient({ baseUrl, apiKey: company.testKey });
    const { id } = await requests.create({ client_name: "Zoë Nguyễn", report_type: "affordability" });
    await requests.withdraw(id);
    await doDueWork();
    expect(listener.seen.out).toMatch(
      new RegExp(`request.withdrawn +${id} +signature verified +answered 200 in \\d+ ms`),
    );
    expect(listener.seen.out).toContain('"client_name":"Zoë Nguyễn"');
    const [got] = app.got;
    expect(got?.url).toBe("/hook?from=surplus");
    const pairs = (got?.rawHeaders ?? []).flatMap((name, at, all) =>
      at % 2 ? [] : [[name, all[at + 1] ?? ""]],
    );
    const event = verifyWebhook(got?.body ?? "", Object.fromEntries(pairs), company.secrets.test);
    expect(event).toMatchObject({ event: "request.withdrawn", request_id: id, client_name: "Zoë Nguyễn" });
    expect(await listener.stop()).toBe(0);
  });

  test("keeps every header's name, case and value, and every byte, even if it is not text", async () => {
    const listener = await listening(["--port", "0", "--forward-to", app.url]);
    const body = Buffer.from([0xff, 0x00, 0x0d, 0x0a, 0x7b, 0xe2, 0x98]);
    const { hostname, port } = new URL(listener.url);
    const { request } = await import("node:http");
    const headers = [
      "Host",
      "x",
      "X-CamelCase",
      "a b",
      "x-twice",
      "1",
      "x-twice",
      "2",
      "Content-Length",
      "7",
    ];
    await new Promise<void>((resolve, reject) => {
      const call = request({ hostname, port, method: "POST", headers }, (answer) =>
        answer.resume().on("end", resolve),
      );
      call.on("error", reject).end(body);
    });
    const [got] = app.got;
    expect(got?.body.equals(body)).toBe(true);
    expect(got?.rawHeaders.join("|")).toContain("X-CamelCase|a b|x-twice|1|x-twice|2");
    expect(listener.seen.out).toContain("no event");
    await listener.stop();
  });

  test("returns the app's response to the service, and 502 if no app is running", async () => {
    app.status = 503;
    const listener = await listening(["--port", "0", "--forward-to", app.url]);
    const answer = await deliver(listener.url);
    expect([answer.status, await answer.text()]).toEqual([503, "from the app"]);
    await listener.stop();
    const alone = await listening(["--port", "0", "--forward-to", "http://127.0.0.1:9/hook"]);
    expect((await deliver(alone.url)).status).toBe(502);
    expect(alone.seen.out).toContain("nothing answered: ECONNREFUSED");
    await alone.stop();
  });

  test("accepts genuine events and refuses forged ones with the reason, even if no app is given", async () => {
    const listener = await listening(["--port", "0", "--json"], { SURPLUS_WEBHOOK_SECRET: vector.secret });
    // The example deliveries are refused because their times are from another day.
    const answer = await deliver(listener.url);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("too")]);
    const alone = {
      ...vector,
      headers: { "x-service-signature": vector.headers["x-service-signature"] ?? "" },
    };
    expect((await deliver(listener.url, alone)).status).toBe(204);
    const lines = listener.seen.out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const { event, request_id, event_id } = verifyWebhook(vector.body, vector.headers, vector.secret, now());
    expect(lines).toMatchObject([
      { event, request_id, event_id, signature_verified: false, answered: 400 },
      { event, request_id, event_id, signature_verified: true, answered: 204 },
    ]);
    await listener.stop();
  });

  test("listens where the server of `npm start` sends events, accepts only that server's events, and needs no settings", async () => {
    const dataDir = path.join(folder, "data");
    const port = await findFreePort();
    const webhookUrl = `http://127.0.0.1:${port}/webhooks`;
    await makeDataDirectory(dataDir);
    const facts = { base_url: baseUrl, webhook_secret: vector.secret, webhook_url: webhookUrl };
    await writePrivateJson(path.join(dataDir, "demo.json"), facts);
    const listener = await listening([], { DATA_DIR: dataDir });
    expect(listener.url).toBe(webhookUrl);
    expect(listener.seen.err).toContain("already the webhook URL");
    expect((await deliver(`http://127.0.0.1:${port}/other`)).status).toBe(404);
    expect((await fetch(webhookUrl)).status).toBe(405);
    expect((await deliver(webhookUrl, { ...vector, body: "x".repeat(1_048_577) })).status).toBe(413);
    expect(listener.seen.out).toBe("");
    const second = await main(["listen"], {
      ...{ env: { DATA_DIR: dataDir, SURPLUS_BASE_URL: baseUrl }, folder, isTty: false },
      ...{ signal: new AbortController().signal, out: async () => {} },
      say: (line) => expect(line).toContain(`Port ${port} is taken`),
    });
    expect(second).toBe(1);
    await listener.stop();
  });

  test("says that a remote service needs a tunnel, and that nothing is verified without a secret", async () => {
    const listener = await listening(["--port", "0"], { SURPLUS_BASE_URL: "https://surplus.example" });
    expect(listener.seen.err).toContain("open a tunnel to this machine");
    expect(listener.seen.err).toContain("set SURPLUS_WEBHOOK_SECRET to the signing secret");
    expect((await deliver(listener.url)).status).toBe(204);
    expect(listener.seen.out).toContain("signature not checked");
    await listener.stop();
  });

  test("names the place where it looked for the secret of a local server with a different DATA_DIR", async () => {
    const listener = await listening(["--port", "0"]);
    expect(listener.seen.err).toContain("There is no /nowhere/at/all/demo.json");
    expect(listener.seen.err).toContain("set that DATA_DIR here");
    await listener.stop();
    const own = await listening(["--port", "0"], { SURPLUS_WEBHOOK_SECRET: vector.secret });
    expect(own.seen.err).not.toContain("DATA_DIR");
    await own.stop();
  });

  test("does not start with an invalid secret, and gives the reason", async () => {
    for (const secret of ["whsec_short", "пароль"]) {
      const env = { SURPLUS_BASE_URL: baseUrl, SURPLUS_WEBHOOK_SECRET: secret };
      const { code, err } = await atTerminal(["listen", "--port", "0"], env);
      expect(err).toContain("SURPLUS_WEBHOOK_SECRET is not valid. The signing secret must be complete");
      expect({ code, said: err.includes(secret) }).toEqual({ code: 2, said: false });
    }
  });

  test("continues after the app answers with invalid HTTP", async () => {
    const odd = createTcpServer((socket) => {
      socket.once("data", () => socket.end("HTTP/1.1 099 Odd\r\ncontent-length: 0\r\n\r\n"));
    });
    await new Promise<void>((resolve) => odd.listen(0, "127.0.0.1", resolve));
    const target = `http://127.0.0.1:${(odd.address() as AddressInfo).port}`;
    const listener = await listening(["--port", "0", "--forward-to", target]);
    for (const _ of [1, 2]) expect((await deliver(listener.url)).status).toBe(502);
    await listener.stop();
    odd.close();
  });

  test("listens only on this machine's own address", async () => {
    const listener = await listening(["--port", "0"]);
    const { port } = new URL(listener.url);
    const elsewhere = Object.values(networkInterfaces())
      .flatMap((each) => each ?? [])
      .flatMap(({ address, family }) => (family === "IPv4" && address !== "127.0.0.1" ? [address] : []));
    for (const address of ["127.0.0.2", ...elsewhere])
      await expect(fetch(`http://${address}:${port}/`, { method: "POST" }), address).rejects.toThrow();
    expect((await fetch(listener.url, { method: "POST" })).status).toBe(204);
    await listener.stop();
  });

  test("continues after any input, and prints nothing that a terminal would execute", async () => {
    const listener = await listening(["--port", "0", "--print"]);
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    const odd = ["null", "7", '"x"', '{"event":{"toString":1},"request_id":[]}', `{"event":${deep}}`];
    const evil = JSON.stringify({ event: `\u001b[2J\u202e${"e".repeat(5_000)}`, request_id: "\u009b2J" });
    for (const body of [...odd, evil, "\u001b[2J\r\n\u009b2J"])
      expect((await deliver(listener.url, { ...vector, body })).status).toBe(204);
    const { out } = listener.seen;
    expect(out.match(/no event {2}no request/g)).toHaveLength(odd.length + 1);
    expect(out.replaceAll("\n", "")).not.toMatch(/\p{Cc}|\p{Cf}/u);
    const first = out.split("\n").find((line) => line.includes("eeee")) ?? "";
    expect(first.length).toBeLessThan(300);
    await listener.stop();
  });
});
