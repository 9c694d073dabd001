import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { request } from "undici";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compressPages } from "@/lib/http/compress-pages";

/** More than the framework's gzip can look back, so that a second copy costs nothing only with a larger window. */
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

let server: Server;
let seen: string | undefined;
beforeAll(async () => {
  server = createServer((asked, response) => {
    compressPages(asked, response);
    seen = asked.headers["accept-encoding"] as string | undefined;
    ANSWERS[asked.url ?? ""]?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());

async function get(path: string, accepts = "gzip, deflate, br", method: "GET" | "HEAD" = "GET") {
  const { port } = server.address() as AddressInfo;
  const answer = await request(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { "accept-encoding": accepts },
  });
  return { ...answer, bytes: Buffer.from(await answer.body.arrayBuffer()) };
}

describe("a page for a client that accepts brotli", () => {
  test("is compressed, also in parts, with a window that finds a text sent twice", async () => {
    const { headers, bytes } = await get("/page");
    expect(headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
    expect(headers["content-length"]).toBeUndefined();
    expect(brotliDecompressSync(bytes).toString()).toBe(TEXT);
    const twice = await get("/parts");
    expect(brotliDecompressSync(twice.bytes).toString()).toBe(TEXT + TEXT);
    expect(twice.bytes.length).toBeLessThan(bytes.length * 1.05);
  });

  test("reaches the framework as brotli only, which it does not compress itself", async () => {
    await get("/page");
    expect(seen).toBe("br");
  });

  test.each(["/picture", "/encoded"])("is left as it is if compression does not help: %s", async (path) => {
    const { headers, bytes } = await get(path);
    expect(headers["content-encoding"]).not.toBe("br");
    expect(bytes.toString()).toBe(TEXT);
  });

  test("has no body to compress in a 304 and after a HEAD", async () => {
    expect((await get("/unchanged")).headers["content-encoding"]).toBeUndefined();
    expect((await get("/page", "br", "HEAD")).headers["content-encoding"]).toBeUndefined();
  });
});

test.each(["gzip, deflate", "br;q=0, gzip", ""])(
  "a page is left to the framework for Accept-Encoding: %s",
  async (accepts) => {
    const { headers, bytes } = await get("/page", accepts);
    expect(headers["content-encoding"]).toBeUndefined();
    expect(bytes.toString()).toBe(TEXT);
    expect(seen).toBe(accepts);
  },
);
