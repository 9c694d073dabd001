import { expect, test, vi } from "vitest";
import { findRoleRefusal, refuseRole } from "@/lib/http/member";
import { log } from "@/lib/log";
import { visitWithoutScript } from "@/tests/support/browser-visit";

const VIEWER = {
  userId: "usr_1",
  role: "viewer",
  company: { id: "cmp_1", name: "Harbour Lending" },
} as const;
const REFUSAL = "Your role (viewer) cannot do this. An owner, admin or member of Harbour Lending can.";

test("a refusal by refuseRole is shown once: with script by the form, without script by the page's frame", async () => {
  const form = new FormData();
  form.set("client_name", "Ava");
  const refuse = () => refuseRole(VIEWER, form, "request.write");
  const written = vi.spyOn(log(), "info");
  expect((await refuse()).note).toEqual({ tone: "bad", text: REFUSAL });
  const line = { user_id: "usr_1", company_id: "cmp_1", role: "viewer", what: "request.write" };
  expect(written).toHaveBeenCalledWith(line, "a member's role did not allow an action");
  expect(await findRoleRefusal()).toBeNull();
  visitWithoutScript();
  expect(await refuse()).toMatchObject({ note: null, values: { client_name: "Ava" } });
  expect(await findRoleRefusal()).toBe(REFUSAL);
});
