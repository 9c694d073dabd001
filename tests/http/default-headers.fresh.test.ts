import { expect, test } from "vitest";
import { defaultHeaders } from "@/lib/http/default-headers";

test("the security headers make browsers use https if the product is served over it", () => {
  process.env.BASE_URL = "https://reports.example.com";
  expect(defaultHeaders()["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
});
