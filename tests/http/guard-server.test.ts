import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addressOf } from "@/lib/http/client-address";
import { guardDuringFile } from "@/tests/support/guarded";
import { type Raw, rawRequest, readRaw, sendRaw } from "@/tests/support/raw-http";

/** Stops reading the body after its first part, as the framework's handlers do when the body is too large. */
async function readOnePart(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const init = { method: "POST", body: request, duplex: "half" } as unknown as RequestInit;
  for await (const _ of new Request("http://a", init).body ?? []) break;
  response.statusCode = 413;
  response.end("too large");
}

/** A server like the framework's, which returns the request it received. */
let server: Server;
let port: number;
guardDuringFile();
beforeAll(async () => {
  server = createServer((request, response) => {
    const { method, url, headers } = request;
    if (url === "/bye") response.setHeader("set-cookie", ["a=b", "surplus.session=; Path=/; Max-Age=0"]);
    if (url === "/in") response.setHeader("set-cookie", "surplus.session=abc; Path=/");
    if (url === "/own") response.setHeader("content-security-policy", "sandbox");
    if (url?.startsWith("/v1")) response.setHeader("vary", "rsc");
    if (url === "/no-page") {
      response.statusCode = 404;
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.setHeader("content-encoding", "gzip");
      response.write("<h1>");
      response.end("Nothing here</h1>");
      return;
    }
    if (url === "/v1/early") {
      response.statusCode = 401;
      setImmediate(() => response.end("no key"));
      return;
    }
    if (url === "/v1/begun") return void readOnePart(request, response);
    request.resume();
    request.on("end", () => response.end(JSON.stringify({ method, url, headers })));
  });
  server.on("upgrade", (_, socket) => socket.end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const send = (text: string) => sendRaw(port, text);
const ask = (method: string, path: string, headers = "", body = "") =>
  send(rawRequest(method, path, headers, body));

describe("an unknown page", () => {
  const whole = async (method: string, accept: string) => {
    const { status, headers, body } = await ask(method, "/no-page", `Accept: ${accept}\r\n`);
    return { status, type: headers.get("content-type"), encoding: headers.get("content-encoding"), body };
  };

  test("is an API error in JSON for a program that accepts JSON", async () => {
    const { status, type, encoding, body } = await whole("GET", "application/json");
    expect([status, type, encoding]).toEqual([404, "application/json", null]);
    expect(JSON.parse(body)).toMatchObject({ detail: "Not Found", code: "not_found", request_id: null });
    expect(await whole("HEAD", "application/problem+json")).toMatchObject({ status: 404, body: "" });
  });

  test.each(["text/html", "text/html, application/json;q=0.9", "*/*"])(
    "stays an HTML page for %s",
    async (accept) => {
      expect(await whole("GET", accept)).toMatchObject({ status: 404, type: "text/html; charset=utf-8" });
    },
  );
});

test("the server clears the browser's stored pages only in a response that removes the session", async () => {
  expect((await ask("GET", "/bye")).headers.get("clear-site-data")).toBe('"cache"');
  for (const path of ["/in", "/own", "/v1/requests"])
    expect((await ask("GET", path)).headers.get("clear-site-data")).toBeNull();
});

const DRIP_MS = 100;

/**
 * Sends `first`, then `again` at intervals, and `last` once after the first received bytes. Returns everything received
 * until the connection is closed.
 */
function drip(first: string, again: string, last = ""): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true }, () => socket.write(first));
    const dripping = setInterval(() => again && socket.writable && socket.write(again), DRIP_MS);
    let got = "";
    socket.on("data", (data) => {
      if (got === "") socket.write(last);
      got += data.toString("latin1");
    });
    socket.on("end", () => last && socket.end());
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(dripping);
      resolve(got);
    });
  });
}

/** Reads the request that reached the handler. */
function reached({ body }: Raw): { url: string; headers: Record<string, string> } {
  return JSON.parse(body.slice(body.indexOf("{"), body.lastIndexOf("}") + 1));
}

describe("every response", () => {
  const ANSWERS: [string, () => Promise<Raw>, number][] = [
    ["of a handler", () => ask("GET", "/"), 200],
    ["to a method that no path supports", () => ask("TRACE", "/v1/requests"), 405],
    ["to a path that is not UTF-8", () => ask("GET", "/v1/requests/%ff"), 404],
    ["to an unknown method", () => ask("BREW", "/"), 400],
    ["to bytes that are not HTTP", () => send("\x16\x03\x01\x00\xa5\x01\x00\r\n\r\n"), 400],
    ["to an unsupported HTTP version", () => send("GET / HTTP/3.0\r\n\r\n"), 400],
    ["to a request without a host", () => send("GET / HTTP/1.1\r\nConnection: close\r\n\r\n"), 400],
    ["to a request with two hosts", () => ask("GET", "/", "Host: b\r\n"), 400],
    ["to a header with a control character", () => ask("GET", "/", "X-A: a\x00b\r\n"), 400],
    ["to oversized headers", () => ask("GET", "/", `X-A: ${"a".repeat(20_000)}\r\n`), 431],
    ["to an oversized URL", () => ask("GET", `/${"a".repeat(20_000)}`), 431],
    ["to an unknown expectation", () => ask("POST", "/", "Expect: 200-maybe\r\n"), 417],
    [
      "to a request with a length and chunks",
      () => ask("POST", "/", "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n"),
      400,
    ],
    [
      "to a request with two lengths",
      () => ask("POST", "/", "Content-Length: 2\r\nContent-Length: 3\r\n", "{} "),
      400,
    ],
    [
      "to an unknown transfer encoding",
      () => ask("POST", "/", "Transfer-Encoding: xchunked\r\n", "0\r\n\r\n"),
      400,
    ],
    [
      "to a transfer encoding with a space before the colon",
      () => ask("POST", "/", "Transfer-Encoding : chunked\r\n"),
      400,
    ],
    ["to a negative length", () => ask("POST", "/", "Content-Length: -1\r\n"), 400],
    ["to a chunk without a length", () => ask("POST", "/", "Transfer-Encoding: chunked\r\n", "zz\r\n"), 400],
  ];

  test.each(ANSWERS)("%s has an id and the standard security headers", async (_, answering, status) => {
    const answer = await answering();
    expect(answer.status).toBe(status);
    expect(answer.headers.get("x-request-id")).toMatch(/^rid_[0-9a-f]{24}$/);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "x-frame-options": "DENY",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(answer.headers.has("permissions-policy")).toBe(true);
    expect(answer.headers.has("x-powered-by")).toBe(false);
    // The tests use http, for which browsers must ignore this header, so the server leaves it out.
    expect(answer.headers.has("strict-transport-security")).toBe(false);
  });

  test("keeps the headers that the handler sets", async () => {
    expect((await ask("GET", "/own")).headers.get("content-security-policy")).toBe("sandbox");
  });

  test("has none of the headers that the framework adds to pages if it is from the API", async () => {
    expect((await ask("GET", "/v1/requests")).headers.has("vary")).toBe(false);
  });
});

describe("a refusal before any handler runs", () => {
  test("has the same body as a handler's refusal", async () => {
    const { status, headers, body } = await send("hello\r\n\r\n");
    expect(status).toBe(400);
    expect(headers.get("content-type")).toBe("application/json");
    expect(JSON.parse(body)).toEqual({
      detail: "The request is not valid HTTP.",
      code: "bad_request",
      doc_url: "http://localhost:3000/docs/errors#bad_request",
      request_id: headers.get("x-request-id"),
    });
  });

  test.each([
    ["no JSON", "x"],
    ["JSON of something else", "%7B%7D"],
    ["a list of something else", "%5B1%5D"],
    ["no text", "%ff"],
    ["a name of the language", "%5B%22%22%2C%7B%22constructor%22%3A1%7D%5D"],
    ["brackets", "%5B".repeat(2_000)],
  ])("applies to a router state that would make the framework fail: %s", async (_, state) => {
    expect((await ask("GET", "/sign-in", `RSC: 1\r\nNext-Router-State-Tree: ${state}\r\n`)).status).toBe(400);
  });

  test("applies to a page's request body without a length, but not to the API's", async () => {
    const asChunks = (path: string) =>
      ask("POST", path, "Transfer-Encoding: chunked\r\n", "2\r\n{}\r\n0\r\n\r\n");
    for (const path of ["/sign-in", "/api", "/api/nothing", "/api/webhooks/other", "/api/authority"])
      expect((await asChunks(path)).status).toBe(400);
    for (const path of ["/v1/requests", "/api/webhooks/mail"])
      expect((await asChunks(path)).status).toBe(200);
  });

  test("applies to a page's oversized body once its header arrives, before the body arrives", async () => {
    const answers = [
      ["/sign-in", 1_000_001],
      ["/connect/req_x/start?a=1", 99_999_999_999],
      ["/test/settings/live/application/files", 10_000_001],
    ].map(async ([path, length]) => {
      const socket = connect(port, "127.0.0.1");
      const closed = new Promise((resolve) => socket.once("close", resolve));
      socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`);
      const [data] = await once(socket, "data", { signal: AbortSignal.timeout(10_000) });
      // The server closes the connection although the body never arrives.
      await closed;
      return readRaw(data.toString("latin1"));
    });
    for (const { status, body } of await Promise.all(answers)) {
      expect(status).toBe(413);
      expect(JSON.parse(body)).toMatchObject({ code: "too_large" });
    }
  });

  test("does not apply to a page's body within the limit, or to bodies whose size the handler checks", async () => {
    for (const [path, length] of [
      ["/sign-in", 1_000_000],
      ["/live/settings/live/application/files", 1_000_001],
      ["/v1/requests", 1_000_001],
    ] as const)
      expect((await ask("POST", path, `Content-Length: ${length}\r\n`, "a".repeat(length))).status).toBe(200);
  });

  test("reaches a caller that is still sending the body", async () => {
    const body = "a".repeat(5_000_000);
    expect((await ask("POST", "/sign-in", `Content-Length: ${body.length}\r\n`, body)).status).toBe(413);
  });

  test("closes the connection if the body has not arrived, after a moment in which the caller can read it", async () => {
    const half = "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n";
    const cases = [
      ["/v1/early", "", half, 401],
      ["/v1/early", "Connection: close\r\n", half, 401],
      ["/v1/begun", "", half, 413],
      ["/v1/early", "", "Content-Length: 900000\r\n\r\nhello", 401],
      ["/sign-in", "", "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n", 400],
    ] as const;
    const answers = cases.map(async ([path, close, rest]) => {
      const started = performance.now();
      const got = await drip(`POST ${path} HTTP/1.1\r\nHost: a\r\n${close}${rest}`, "5\r\nhello\r\n");
      return { ...readRaw(got), tookMs: performance.now() - started };
    });
    for (const [at, { status, headers, tookMs }] of (await Promise.all(answers)).entries()) {
      expect(status).toBe(cases[at]?.[3]);
      expect(headers.get("connection")).toBe("close");
      expect(tookMs).toBeLessThan(20_000);
    }
  });

  test("keeps the connection if the body has arrived, or the request has none", async () => {
    for (const rest of ["\r\n", "Content-Length: 2\r\n\r\n{}"]) {
      const two = `POST /v1/early HTTP/1.1\r\nHost: a\r\n${rest}`;
      const got = await drip(two, "", rawRequest("GET", "/"));
      expect(got.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 401", "HTTP/1.1 200"]);
    }
  });

  test("does not apply to a router state in the framework's format", async () => {
    const state = encodeURIComponent(JSON.stringify(["", { children: ["sign-in", {}] }, null, "refetch"]));
    expect((await ask("GET", "/sign-in", `RSC: 1\r\nNext-Router-State-Tree: ${state}\r\n`)).status).toBe(200);
  });

  test("lists the allowed methods if the method is refused", async () => {
    expect((await ask("PROPFIND", "/")).headers.get("allow")).toBe(
      "GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE",
    );
  });
});

describe("a handler's request", () => {
  test("has one id: the caller's id if it is safe, or else a new id", async () => {
    for (const [given, isKept] of [
      ["mine-1", true] as const,
      ["a b", false] as const,
      ["x".repeat(65), false] as const,
    ]) {
      const answer = await ask("GET", "/", `X-Request-Id: ${given}\r\n`);
      expect(reached(answer).headers["x-request-id"]).toBe(answer.headers.get("x-request-id"));
      expect(answer.headers.get("x-request-id") === given).toBe(isKept);
    }
  });

  test("has the address of the connection, even if the caller sends a different one", async () => {
    const lies = "X-Forwarded-For: 1.2.3.4\r\nX-Surplus-Address: 5.6.7.8\r\n";
    const { headers } = reached(await ask("GET", "/", lies));
    expect(headers["x-surplus-address"]).toBe("127.0.0.1");
    const here = addressOf({ headers: new Headers({ "x-surplus-address": "127.0.0.1" }) });
    expect(addressOf({ headers: new Headers(headers) })).toBe(here);
  });

  test("has no host or scheme from the caller unless a proxy is in front", async () => {
    const lies =
      "X-Forwarded-Host: elsewhere.example\r\nX-Forwarded-Proto: https\r\nX-Forwarded-Port: 1\r\nForwarded: host=x\r\n";
    const names = Object.keys(reached(await ask("GET", "/", lies)).headers);
    expect(names.filter((name) => name.startsWith("x-forwarded") || name === "forwarded")).toEqual([]);
  });

  test("states whether the call is local, even if the caller claims otherwise", async () => {
    const own = async (host: string, more = "") => {
      const text = `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nX-Surplus-Own-Call: yes\r\n${more}\r\n`;
      return reached(await send(text)).headers["x-surplus-own-call"];
    };
    expect(await own("localhost:3000")).toBe("yes");
    expect(await own("rebound.example:3000")).toBe("no");
    expect(await own("localhost:3000", "X-Forwarded-For: 1.2.3.4\r\n")).toBe("no");
  });

  test("has no headers of the framework on the API", async () => {
    const own = "RSC: 1\r\nNext-Action: x\r\nX-Middleware-Subrequest: m\r\nX-Invoke-Path: /\r\n";
    const names = (path: string) =>
      ask("GET", path, own).then((answer) => Object.keys(reached(answer).headers));
    expect((await names("/v1/requests")).filter((name) => /rsc|next|middleware|invoke/.test(name))).toEqual(
      [],
    );
    expect(await names("/sign-in")).toContain("rsc");
  });

  test("has the path if a request line contains a whole URL", async () => {
    expect(reached(await ask("GET", "http://elsewhere.example/v1/requests?a=1")).url).toBe(
      "/v1/requests?a=1",
    );
  });

  test("arrives even if the client offers to upgrade to another protocol", async () => {
    const answer = await send(
      "GET /v1/requests HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n",
    );
    expect(answer.status).toBe(200);
  });
});

test("guardServer closes a connection without data after 15 seconds", async () => {
  const limits: (number | undefined)[] = [];
  const noteIt = (socket: Socket) => {
    limits.push(socket.timeout);
    server.once("request", ({ socket: same }) => limits.push(same.timeout));
  };
  server.once("connection", noteIt);
  expect((await ask("GET", "/")).status).toBe(200);
  expect(limits).toEqual([15_000, 0]);
  expect(server.maxConnections).toBe(8_000);
});

test("guardServer sends an error to a caller whose request is too slow", async () => {
  expect(server.requestTimeout).toBe(60_000);
  expect(server.headersTimeout).toBe(12_000);
  const answering = new Promise<Raw>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("POST / HTTP/1.1\r\nHost: a\r\n"));
    let got = "";
    socket.on("data", (data) => {
      got += data;
    });
    socket.once("close", () => resolve(readRaw(got)));
    // Emits Node's error for a connection whose request did not end in time.
    server.once("connection", (connection) => {
      const fault = Object.assign(new Error(), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
      setTimeout(() => server.emit("clientError", fault, connection), 20);
    });
  });
  const { status, body } = await answering;
  expect(status).toBe(408);
  expect(JSON.parse(body)).toMatchObject({ code: "too_slow" });
});
