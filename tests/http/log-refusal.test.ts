import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { logRefusal } from "@/lib/http/log-refusal";
import { log } from "@/lib/log";

const written = vi.spyOn(log(), "info");
beforeEach(() => {
  written.mockClear();
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.advanceTimersByTime(1_000);
});

afterAll(() => {
  vi.useRealTimers();
  written.mockRestore();
});

/** Sends a response with this status to a request. */
function answer(statusCode: number): void {
  const headers = { "x-request-id": "rid_1", cookie: "secret", authorization: "secret" };
  const request = { method: "POST", url: "/connect/req_secret", headers };
  const response = Object.assign(new EventEmitter(), { statusCode });
  logRefusal(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  response.emit("finish");
}

describe("logRefusal", () => {
  test.each([400, 401, 403, 413, 429])("logs %i with ids and codes only", (status) => {
    answer(status);
    const line = { request_id: "rid_1", method: "POST", status };
    expect(written.mock.calls).toEqual([[line, "a request was refused"]]);
  });

  test.each([200, 303, 404, 409, 422, 500])("does not log %i", (status) => {
    answer(status);
    expect(written).not.toHaveBeenCalled();
  });

  test("logs at most 20 refusals in a second, and then the number of omitted refusals", () => {
    for (let time = 0; time < 1_000; time++) answer(403);
    expect(written).toHaveBeenCalledTimes(20);
    vi.advanceTimersByTime(1_000);
    for (let time = 0; time < 2; time++) answer(403);
    const [last, next] = written.mock.calls.slice(20).map(([line]) => line);
    expect(last).toMatchObject({ status: 403, unlogged: 980 });
    expect(next).not.toHaveProperty("unlogged");
  });
});
