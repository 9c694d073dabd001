import { describe, expect, test } from "vitest";
import { z } from "zod";
import { toNewRequest, toOwnNames } from "@/lib/connect/create-request";

describe("a new field in the schema of a request", () => {
  const Body = z.object({
    client_name: z.string(),
    later_field_of_ours: z.string().nullish(),
    left_out: z.int().nullish(),
  });

  test("is renamed by toOwnNames and keeps a null, and fields outside the schema are left out", () => {
    const body = { client_name: "Priya Raman", later_field_of_ours: null, unknown: 1, constructor: 2 };
    expect(toOwnNames(body, Body)).toEqual({ clientName: "Priya Raman", laterFieldOfOurs: null });
  });

  test("is put into the row by toNewRequest, unless it is encrypted or stored separately", () => {
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
