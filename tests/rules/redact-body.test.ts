import { describe, expect, test } from "vitest";
import { redactPath, redactQuery, redactRefusal, redactValue } from "@/lib/rules/redact-body";

const ID = `req_${"3jrdgq8tv21sjwdz".repeat(2)}`;

describe("the log of calls", () => {
  test("keeps constants and ids of a body, and redacts names, even in the wrong field or in an unknown field", () => {
    const body = {
      report_type: "affordability",
      consent_type: "Ava Nguyen",
      status: "ava.nguyen",
      id: "ava-nguyen",
      request_id: ID,
      client_nam: "Ava",
      limit: 25,
    };
    expect(redactValue(body, "caller")).toEqual({
      report_type: "affordability",
      consent_type: "[redacted: 10 characters]",
      status: "[redacted: 10 characters]",
      id: "[redacted: 10 characters]",
      request_id: ID,
      client_nam: "[redacted: 3 characters]",
      limit: 25,
    });
  });

  test("keeps only the host of a URL, without path or query", () => {
    const body = {
      redirect_uri: "https://broker.example/t/secret?x=1",
      cancel_uri: "https://broker.example",
    };
    expect(redactValue(body, "caller")).toEqual({
      redirect_uri: "https://broker.example/[redacted]",
      cancel_uri: "https://broker.example",
    });
  });

  test("keeps an error response except for text that it repeats from the caller", () => {
    const detail = [
      { type: "literal_error", loc: ["body", "report_type"], msg: "Input should be …", input: "Ava" },
    ];
    expect(redactRefusal({ detail })).toEqual({
      detail: [{ ...detail[0], input: "[redacted: 3 characters]" }],
    });
    expect(redactRefusal({ detail: "Not Found", code: "not_found" })).toEqual({
      detail: "Not Found",
      code: "not_found",
    });
  });

  test("keeps our own filters of a query, but not the search text", () => {
    const query = new URLSearchParams({
      status: "ready",
      q: "Ava",
      limit: "5",
      created_after: "2026-11-01",
      report_type: "ava",
    });
    expect(redactQuery(query)).toBe(
      "status=ready&q=[redacted]&limit=5&created_after=2026-11-01&report_type=[redacted]",
    );
  });

  test("keeps the route's words and valid ids of a path", () => {
    expect(redactPath(`/v1/requests/${ID}/report`, "/v1/requests/{id}/report")).toBe(
      `/v1/requests/${ID}/report`,
    );
    expect(redactPath("/v1/requests/kim.nguyen", "/v1/requests/{id}")).toBe("/v1/requests/[redacted]");
    expect(redactPath("/v1/kim.nguyen", null)).toBe("/[redacted]");
  });
});
