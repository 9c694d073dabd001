import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type Answered, ConnectionError, createClient } from "@/scripts/cli/client";
import { answeringServer } from "../answering-server";

const server = await answeringServer();
const apiKey = `svc_test_${"a".repeat(49)}`;
const client = createClient({ baseUrl: server.url, apiKey });
const failureOf = (call: Promise<unknown>) => call.then(() => null).catch((error: unknown) => error);

describe("onResponse", () => {
  const later = { status: 503, headers: { "retry-after": "0" }, json: { detail: "Later.", code: "busy" } };

  test("is called for every response with the call's id, the headers, and the number of the attempt", async () => {
    server.answer(later, { status: 200, headers: { "idempotent-replayed": "true" }, json: { id: "req_1" } });
    const [all, own]: Answered[][] = [[], []];
    const reported = createClient({ baseUrl: server.url, apiKey, onResponse: (head) => all?.push(head) });
    await reported.requests.generate("req_secret", { onResponse: (head) => own?.push(head) });
    const call = { method: "POST", path: "/v1/requests/{id}/generate", requestId: "rid_1" };
    expect(all).toMatchObject([
      { ...call, attempt: 1, status: 503 },
      { ...call, attempt: 2, status: 200 },
    ]);
    expect(own).toEqual(all);
    expect(all?.[1]?.headers.get("idempotent-replayed")).toBe("true");
    expect(JSON.stringify(all)).not.toContain("req_secret");
  });

  test("ends the call with any error it throws, without a retry", async () => {
    server.answer({ status: 201, json: { id: "req_1" } });
    const onResponse = () => {
      throw new RangeError("mine");
    };
    const made = client.requests.create({ client_name: "A", report_type: "affordability" }, { onResponse });
    expect(await failureOf(made)).toMatchObject({ name: "RangeError", message: "mine" });
    expect(server.seen).toHaveLength(1);
  });
});

describe("a response longer than any response of the service", () => {
  const megabytes = (count: number) => "x".repeat(count * 1_048_576);

  test.each([
    ["a report", 200, 65],
    ["a refusal", 400, 2],
  ])("is aborted within its body if it is %s", async (_, status, count) => {
    server.answer({ status, text: megabytes(count) });
    const error = await failureOf(client.reports.pdf("req_1"));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({
      code: "not_the_service",
      message: expect.stringContaining("more than any"),
    });
    expect(server.seen).toHaveLength(1);
  });

  test("is aborted if it is too long after decompression", async () => {
    const bytes = gzipSync(megabytes(65));
    expect(bytes.length).toBeLessThan(100_000);
    server.answer({ headers: { "content-encoding": "gzip" }, bytes });
    expect(await failureOf(client.reports.pdf("req_1"))).toMatchObject({ code: "not_the_service" });
  });

  test("is complete if its length is ordinary", async () => {
    server.answer({ text: megabytes(5) });
    expect((await client.reports.pdf("req_1")).length).toBe(5 * 1_048_576);
    server.answer({ text: "" });
    expect(await client.reports.bytes("req_1", "xml")).toEqual(new Uint8Array());
  });
});
