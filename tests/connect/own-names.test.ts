import { describe, expect, test } from "vitest";
import { z } from "zod";
import { toNewRequest, toOwnNames } from "@/lib/connect/create-request";

describe("a field that is added to the schema of a request", () => {
  const Body = z.object({
    client_name: z.string(),
    later_field_of_ours: z.string().nullish(),
    left_out: z.int().nullish(),
  });

  test("toOwnNames gives it under our name, null where it is null, and leaves out what the schema does not name", () => {
    const body = { client_name: "Priya Raman", later_field_of_ours: null, unknown: 1, constructor: 2 };
    expect(toOwnNames(body, Body)).toEqual({ clientName: "Priya Raman", laterFieldOfOurs: null });
  });

  test("toNewRequest puts it in the row, and none of what is sealed or stored after the row", () => {
    const input = {
      clientName: "Priya Raman",
      reportType: "affordability" as const,
      email: "priya@example.com",
      metadata: { branch: "Hobart" },
      state: "s-1",
      laterFieldOfOurs: "kept",
    };
    expect(toNewRequest(input)).toEqual({
      clientName: "Priya Raman",
      reportType: "affordability",
      laterFieldOfOurs: "kept",
      contact: { email: "priya@example.com", phone: null, metadata: { branch: "Hobart" } },
    });
  });
});
