import { expect, test } from "vitest";
import { standingHeaders } from "@/lib/http/standing-headers";

test("the security headers make browsers use https if the product is served over it", () => {
  process.env.BASE_URL = "https://reports.example.com";
  expect(standingHeaders()["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
});
