import { describe, expect, test } from "vitest";
import { ApiError, createClient } from "@/scripts/cli/client";
import { answeringServer } from "../answering-server";

const server = await answeringServer();
const { requests } = createClient({ baseUrl: server.url, apiKey: `svc_test_${"a".repeat(49)}` });

const page = (id: string, next: string | null) => ({
  json: { data: [{ id }], has_more: next !== null, next_cursor: next },
});
const PAGES = [page("req_1", "c1"), page("req_2", "c2"), page("req_3", null)];
const URLS = ["", "&cursor=c1", "&cursor=c2"].map((end) => `/v1/requests?status=ready&limit=1${end}`);

describe("a list of the client", () => {
  test("returns its first page if awaited; a loop fetches each page when it reaches it", async () => {
    server.answer(...PAGES);
    const list = requests.list({ status: "ready", limit: 1 });
    expect((await list).data).toEqual([{ id: "req_1" }]);
    expect(server.seen).toHaveLength(1);
    const ids: unknown[] = [];
    for await (const { data } of list) ids.push(...data.map(({ id }) => id));
    expect(ids).toEqual(["req_1", "req_2", "req_3"]);
    expect(server.seen.map(({ url }) => url)).toEqual(URLS);
  });

  test("returns every request in a loop over each, and fetches no page that the loop does not reach", async () => {
    server.answer(...PAGES);
    const ids: string[] = [];
    for await (const { id } of requests.each({ status: "ready", limit: 1 })) ids.push(id);
    expect(ids).toEqual(["req_1", "req_2", "req_3"]);
    expect(server.seen.map(({ url }) => url)).toEqual(URLS);
    server.answer(...PAGES);
    for await (const { id } of requests.each()) if (id === "req_2") break;
    expect(server.seen).toHaveLength(5);
  });

  test("is not fetched before it is awaited, so that the awaiting code gets its error", async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on("unhandledRejection", note);
    server.answer({ status: 401, json: { detail: "Invalid or missing API key", code: "invalid_key" } });
    const [pages, each] = [requests.list(), requests.each()];
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(server.seen).toEqual([]);
    const read = async (all: AsyncIterable<unknown>) => {
      for await (const _ of all) throw new Error("there is nothing to read");
    };
    for (const all of [pages, each]) await expect(read(all)).rejects.toBeInstanceOf(ApiError);
    await expect(Promise.all([requests.list()])).rejects.toBeInstanceOf(ApiError);
    expect(await requests.list().catch(() => "caught")).toBe("caught");
    await new Promise((resolve) => setTimeout(resolve, 50));
    process.off("unhandledRejection", note);
    expect(unhandled).toEqual([]);
  });
});
