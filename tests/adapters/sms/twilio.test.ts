import { describe, expect, test } from "vitest";
import { isSignedByTwilio } from "@/lib/adapters/sms/twilio";

/** The example from Twilio's documentation (twilio.com/docs/usage/security). */
const URL = "https://example.com/myapp.php?foo=1&bar=2";
const FIELDS = {
  CallSid: "CA1234567890ABCDE",
  Caller: "+14158675310",
  Digits: "1234",
  From: "+14158675310",
  To: "+18005551212",
};
const isSigned = (signature: string, url = URL, fields: Record<string, string> = FIELDS, token = "12345") =>
  isSignedByTwilio(token, signature, url, fields);

describe("isSignedByTwilio", () => {
  const SIGNATURE = "L/OH5YylLD5NRKLltdqwSvS0BnU=";

  test("accepts Twilio's published example, with its fields in any order", () => {
    expect(isSigned(SIGNATURE)).toBe(true);
    expect(isSigned(SIGNATURE, URL, Object.fromEntries(Object.entries(FIELDS).reverse()))).toBe(true);
  });

  test("treats a URL with its scheme's default port like a URL without a port", () => {
    expect(isSigned(SIGNATURE, URL.replace(".com", ".com:443"))).toBe(true);
  });

  test("refuses a different URL, field or token, and a wrong or truncated signature", () => {
    expect(isSigned(SIGNATURE, `${URL}3`)).toBe(false);
    expect(isSigned(SIGNATURE, URL, { ...FIELDS, Digits: "1235" })).toBe(false);
    expect(isSigned(SIGNATURE, URL, FIELDS, "12346")).toBe(false);
    for (const signature of ["", SIGNATURE.slice(0, -1), SIGNATURE.toLowerCase(), `${SIGNATURE}=`])
      expect(isSigned(signature)).toBe(false);
  });
});
