import { expect, test } from "vitest";
import { findRoleRefusal, refuseRole } from "@/lib/http/refuse-role";
import { visitWithoutScript } from "@/tests/support/browser-visit";

const VIEWER = { role: "viewer", company: { name: "Harbour Lending" } } as const;
const REFUSAL = "Your role (viewer) may not do this. An owner, admin or member of Harbour Lending can.";

test("refuseRole is shown once: by the form with script, and by the page's frame without", async () => {
  const form = new FormData();
  form.set("client_name", "Ava");
  const refuse = () => refuseRole(VIEWER, form, "request.write");
  expect((await refuse()).note).toEqual({ tone: "bad", text: REFUSAL });
  expect(await findRoleRefusal()).toBeNull();
  visitWithoutScript();
  expect(await refuse()).toMatchObject({ note: null, values: { client_name: "Ava" } });
  expect(await findRoleRefusal()).toBe(REFUSAL);
});
