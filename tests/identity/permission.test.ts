import { describe, expect, test } from "vitest";
import { MAY, may, type Permission, type ROLES } from "@/lib/identity/permission";

describe("the permissions", () => {
  test("let an owner do everything, and an admin everything except choosing the identity provider", () => {
    for (const permission of Object.keys(MAY) as Permission[]) {
      const isForAdmins = permission !== "sso.write";
      expect([may("owner", permission), may("admin", permission)]).toEqual([true, isForAdmins]);
    }
  });

  test("let every lower role do only the actions that its work needs", () => {
    const of = (role: (typeof ROLES)[number]) =>
      (Object.keys(MAY) as Permission[]).filter((name) => may(role, name));
    expect(of("member")).toEqual(["request.write", "request.withdraw", "report.read"]);
    expect(of("viewer")).toEqual(["report.read"]);
    expect(of("developer")).toEqual(["webhook.write", "key.test.write", "log.read"]);
  });
});
