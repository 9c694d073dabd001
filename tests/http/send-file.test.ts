import { expect, test } from "vitest";
import { chooseEncoding } from "@/lib/http/send-file";

test.each([
  [null, "identity"],
  ["", "identity"],
  ["identity", "identity"],
  ["gzip", "gzip"],
  ["br", "br"],
  ["gzip, deflate, br", "gzip"],
  ["gzip;q=0.5, br;q=0.9", "br"],
  ["GZIP;Q=0.5, Br ; q=0.8", "br"],
  ["*", "gzip"],
  ["*;q=0.1, identity", "identity"],
  ["gzip;q=0, *", "br"],
  ["gzip;q=0", "identity"],
  ["gzip;q=0, br;q=0, identity;q=0", "identity"],
  ["deflate, zstd", "identity"],
  ["gzip;q=nonsense", "identity"],
] as const)("chooseEncoding maps Accept-Encoding %j to %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
