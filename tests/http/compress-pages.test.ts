import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { brotliDecompressSync, createBrotliDecompress } from "node:zlib";
import { request } from "undici";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { compressPages } from "@/lib/http/compress-pages";

/**
 * A text longer than the window of the framework's gzip. A second copy of this text costs almost nothing only if the
 * window is larger than the text.
 */
const TEXT = Array.from({ length: 8_000 }, (_, index) => `${(index * 7919) % 104_729}`).join(" ");

type Answer = (response: ServerResponse) => void;
const ANSWERS: Readonly<Record<string, Answer>> = {
  "/page": (response) => response.setHeader("content-type", "text/html; charset=utf-8").end(TEXT),
  "/parts": (response) => {
    response.setHeader("content-type", "text/html").write(TEXT);
    response.end(TEXT);
  },
  "/picture": (response) => response.setHeader("content-type", "image/png").end(TEXT),
  "/encoded": (response) => {
    response.setHeader("content-type", "text/css").setHeader("content-encoding", "gzip").end(TEXT);
  },
  "/unchanged": (response) => {
    response.statusCode = 304;
    response.setHeader("content-type", "text/html").end();
  },
};

/** The response for `/held`, which the test writes. */
let held: Promise<ServerResponse>;
let hold: (response: ServerResponse) => void;

let server: Server;
let seen: string | undefined;
beforeAll(async () => {
  server = createServer((asked, response) => {
    compressPages(asked, response);
    seen = asked.headers["accept-encoding"] as string | undefined;
    if (asked.url === "/held") hold(response.setHeader("content-type", "text/html"));
    else ANSWERS[asked.url ?? ""]?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());
beforeEach(() => {
  held = new Promise((resolve) => {
    hold = resolve;
  });
});

async function get(path: string, accepts = "gzip, deflate, br", method: "GET" | "HEAD" = "GET") {
  const { port } = server.address() as AddressInfo;
  const answer = await request(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { "accept-encoding": accepts },
  });
  return { ...answer, bytes: Buffer.from(await answer.body.arrayBuffer()) };
}

describe("a page for a client that accepts brotli", () => {
  test("is compressed with brotli, also when written in two parts, and text repeated in the second part costs almost nothing", async () => {
    const { headers, bytes } = await get("/page");
    expect(headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
    expect(headers["content-length"]).toBeUndefined();
    expect(brotliDecompressSync(bytes).toString()).toBe(TEXT);
    const twice = await get("/parts");
    expect(brotliDecompressSync(twice.bytes).toString()).toBe(TEXT + TEXT);
    expect(twice.bytes.length).toBeLessThan(bytes.length * 1.05);
  });

  test("is requested from the framework as brotli only, so that the framework does not compress it", async () => {
    await get("/page");
    expect(seen).toBe("br");
  });

  test.each(["/picture", "/encoded"])(
    "is left uncompressed if compression does not help: %s",
    async (path) => {
      const { headers, bytes } = await get(path);
      expect(headers["content-encoding"]).not.toBe("br");
      expect(bytes.toString()).toBe(TEXT);
    },
  );

  test("has no body to compress in a 304 and after a HEAD", async () => {
    expect((await get("/unchanged")).headers["content-encoding"]).toBeUndefined();
    expect((await get("/page", "br", "HEAD")).headers["content-encoding"]).toBeUndefined();
  });
});

test("a part of a page arrives when the framework flushes it, although the compressor replaces the flush method", async () => {
  const { port } = server.address() as AddressInfo;
  const answering = request(`http://127.0.0.1:${port}/held`, { headers: { "accept-encoding": "br" } });
  const response = (await held) as ServerResponse & { flush: () => void };
  response.flush = () => {};
  response.write("<p>first</p>");
  response.flush();
  const parts = (await answering).body.pipe(createBrotliDecompress());
  expect(String((await once(parts, "data"))[0])).toBe("<p>first</p>");
  const last = once(parts, "data");
  response.end("<p>last</p>");
  expect(String((await last)[0])).toBe("<p>last</p>");
});

test("a page waits for a client that reads slowly, and ends with the client's connection", async () => {
  const { port } = server.address() as AddressInfo;
  const client = connect(port, "127.0.0.1").pause();
  client.write("GET /held HTTP/1.1\r\nhost: a\r\naccept-encoding: br\r\n\r\n");
  const response = await held;
  const part = () => randomBytes(49_152).toString("base64");
  const drained = () => {
    const patience = AbortSignal.timeout(100);
    return once(response, "drain", { signal: patience }).then(Boolean, () => false);
  };
  let sentParts = 0;
  while (sentParts < 300 && (response.write(part()) || (await drained()))) sentParts++;
  expect(sentParts).toBeLessThan(300);
  expect(response.writableLength).toBeLessThan(500_000);
  client.destroy();
  await once(response, "close");
  response.write(part());
  response.end();
});

test.each(["gzip, deflate", "br;q=0, gzip", "br ;q=0.0,gzip", "x-br, brx", ""])(
  "a page is compressed by the framework for Accept-Encoding: %s",
  async (accepts) => {
    const { headers, bytes } = await get("/page", accepts);
    expect(headers["content-encoding"]).toBeUndefined();
    expect(bytes.toString()).toBe(TEXT);
    expect(seen).toBe(accepts);
  },
);
