import { describe, expect, test } from "vitest";
import {
  chooseRole,
  domainOf,
  isDomain,
  parseRoleRules,
  usedSecondFactor,
  writeRoleRules,
} from "@/lib/rules/sso";

describe("domainOf", () => {
  test.each([
    ["a@example.com.au", "example.com.au"],
    ["A.B@EXAMPLE.com", "example.com"],
    ['"odd@name"@example.com', "example.com"],
  ])("is, for %s, %s", (email, domain) => expect(domainOf(email)).toBe(domain));

  test.each([
    "",
    "a",
    "@example.com",
    "a@",
    "a@localhost",
    "a@exa mple.com",
    "a@-x.com",
    "a@1.2.3.4",
    "a@x..com",
  ])("returns null for %s", (email) => expect(domainOf(email)).toBeNull());
});

test("isDomain refuses names longer than the domain name system allows", () => {
  expect(isDomain(`${"a".repeat(63)}.com`)).toBe(true);
  expect(isDomain(`${"a".repeat(64)}.com`)).toBe(false);
  expect(isDomain(`${"a.".repeat(126)}com`)).toBe(false);
});

describe("parseRoleRules", () => {
  test("reads values that contain the separator, skips empty lines, and is the inverse of the text it came from", () => {
    const text = "cn=brokers,ou=staff = Member\n\n IT = admin \r\n";
    const rules = parseRoleRules(text);
    expect(rules).toEqual([
      { value: "cn=brokers,ou=staff", role: "member" },
      { value: "IT", role: "admin" },
    ]);
    expect(parseRoleRules(writeRoleRules(rules as never))).toEqual(rules);
  });

  test.each(["IT", "IT = owner", "= admin", "IT = ", `${"x".repeat(201)} = admin`])("refuses %s", (line) =>
    expect(parseRoleRules(`ok = viewer\n${line}`)).toMatch(/^Line 2:/),
  );

  test("refuses more than fifty rules", () => {
    const lines = (count: number) => Array.from({ length: count }, (_, n) => `g${n} = viewer`).join("\n");
    expect(parseRoleRules(lines(50))).toHaveLength(50);
    expect(parseRoleRules(lines(51))).toMatch(/at most 50/);
  });
});

test("chooseRole uses the first rule that matches a whole value, or else the default", () => {
  const rules = [{ value: "IT", role: "admin" as const }];
  const choose = (values: string[], defaultRole: "viewer" | null) =>
    chooseRole(values, { rules, defaultRole });
  expect(choose(["x", "IT"], null)).toEqual({ role: "admin", isBinding: true });
  expect(choose(["it", "IT support"], "viewer")).toEqual({ role: "viewer", isBinding: true });
  expect(choose([], null)).toEqual({ role: null, isBinding: true });
  expect(chooseRole([], { rules: [], defaultRole: "viewer" })).toEqual({ role: "viewer", isBinding: false });
});

test("usedSecondFactor accepts only methods of RFC 8176", () => {
  for (const amr of [["pwd", "mfa"], "otp", ["hwk"]]) expect(usedSecondFactor(amr)).toBe(true);
  for (const amr of [undefined, null, [], ["pwd"], ["MFA"], { mfa: true }, [1]])
    expect(usedSecondFactor(amr)).toBe(false);
});
