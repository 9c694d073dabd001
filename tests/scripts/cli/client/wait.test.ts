import { describe, expect, test, vi } from "vitest";
import { createClient, NotReadyError } from "@/scripts/cli/client";
import { answeringServer } from "../answering-server";

const server = await answeringServer();
const { requests } = createClient({ baseUrl: server.url, apiKey: `svc_test_${"a".repeat(49)}` });
const at = (status: string, stage: string) => ({ json: { id: "req_1", client_name: "Zoë", status, stage } });
const failureOf = (call: Promise<unknown>) => call.then(() => null).catch((error: unknown) => error);

describe("requests.wait", () => {
  test("returns the request once it is ready, and reports each check", async () => {
    server.answer(
      at("pending_consent", "awaiting_consent"),
      at("pending_data", "analysing"),
      at("ready", "ready"),
    );
    const stages: string[] = [];
    const request = await requests.wait("req_1", { onProgress: ({ stage }) => stages.push(stage) });
    expect(request).toMatchObject({ id: "req_1", status: "ready" });
    expect(stages).toEqual(["awaiting_consent", "analysing", "ready"]);
  });

  test.each(["withdrawn", "purged"])(
    "throws if the request is %s, because no report will come",
    async (over) => {
      server.answer(at(over, over));
      const error = await failureOf(requests.wait("req_1"));
      expect(error).toBeInstanceOf(NotReadyError);
      expect(error).toMatchObject({
        status: over,
        message: `There will be no report: the request was ${over}.`,
      });
      expect(JSON.stringify(error)).not.toContain("Zoë");
    },
  );

  test("checks once and throws if the timeout is zero or not a number", async () => {
    for (const waitMs of [0, Number.NaN]) {
      server.answer(at("pending_data", "awaiting_data"));
      expect(await failureOf(requests.wait("req_1", { waitMs }))).toMatchObject({
        ...{ name: "NotReadyError", status: "pending_data", stage: "awaiting_data" },
      });
    }
    expect(server.seen).toHaveLength(2);
  });

  test("ends immediately when the caller aborts it", async () => {
    server.answer(at("pending_data", "awaiting_data"));
    // With fake timers, the pause before the next check never ends, so only the abort can end the wait.
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    try {
      const caller = new AbortController();
      const onProgress = () => void setImmediate(() => caller.abort());
      const error = await failureOf(requests.wait("req_1", { signal: caller.signal, onProgress }));
      expect(error).toMatchObject({ name: "AbortError" });
    } finally {
      vi.useRealTimers();
    }
  });
});
