import { describe, expect, test } from "vitest";
import { createClient, NotReadyError } from "@/scripts/cli/client";
import { answeringServer } from "../answering-server";

const server = await answeringServer();
const { requests } = createClient({ baseUrl: server.url, apiKey: `svc_test_${"a".repeat(49)}` });
const at = (status: string, stage: string) => ({ json: { id: "req_1", client_name: "Zoë", status, stage } });
const failureOf = (call: Promise<unknown>) => call.then(() => null).catch((error: unknown) => error);

describe("waiting for a report", () => {
  test("ends with the request once it is ready, telling each look at it", async () => {
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
    "throws when the request is %s, since no report will come",
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

  test("throws when the time is up, even a time that is no number, and looks once at least", async () => {
    for (const waitMs of [0, Number.NaN]) {
      server.answer(at("pending_data", "awaiting_data"));
      expect(await failureOf(requests.wait("req_1", { waitMs }))).toMatchObject({
        ...{ name: "NotReadyError", status: "pending_data", stage: "awaiting_data" },
      });
    }
    expect(server.seen).toHaveLength(2);
  });

  test("ends at once when the caller ends it", async () => {
    server.answer(at("pending_data", "awaiting_data"));
    const began = performance.now();
    const error = await failureOf(requests.wait("req_1", { signal: AbortSignal.timeout(50) }));
    expect(error).toMatchObject({ name: "TimeoutError" });
    expect(performance.now() - began).toBeLessThan(450);
  });
});
