import { beforeEach, expect, test } from "vitest";
import {
  saveSsoRolesAction,
  setSsoDomainAction,
} from "@/app/(portal)/[environment]/settings/single-sign-on/actions";
import { changeEndpointAction } from "@/app/(portal)/[environment]/settings/webhooks/actions";
import { EVENT_TYPES } from "@/lib/rules/request";
import { getEndpoint } from "@/lib/store/read/endpoint";
import { findSso } from "@/lib/store/read/sso";
import { visitIn } from "@/tests/support/browser-visit";
import { testDatabase } from "@/tests/support/database";
import { send } from "@/tests/support/send-form";
import { signInAs } from "@/tests/support/signed-in";

testDatabase();
beforeEach(() => visitIn("test"));

const CONFLICT = /^Someone else changed “.+”\. Your changes were not saved\. Reload to continue\.$/;
const [first, second] = ["https://example.com/first", "https://example.com/second"];

test("the webhook form keeps changes that another member saved, and refuses a field that both members changed", async () => {
  const { companyId } = await signInAs("owner");
  const scope = { companyId, environment: "test" } as const;
  const ticks = (...types: string[]) => ({
    chooses_events: "1",
    ...Object.fromEntries(types.map((type) => [`takes_${type}`, "on"])),
  });
  await send(changeEndpointAction, { url: first, ...ticks(...EVENT_TYPES) });
  // Both editors have loaded the form; one now saves another URL.
  const shown = JSON.stringify({ url: first, events: EVENT_TYPES.join(" ") });
  await send(changeEndpointAction, { url: second, shown, ...ticks(...EVENT_TYPES) });
  expect(
    (await send(changeEndpointAction, { url: first, shown, ...ticks("report.ready") })).state.note?.tone,
  ).toBe("good");
  expect(await getEndpoint(scope)).toMatchObject({ url: second, eventTypes: ["report.ready"] });

  const { state } = await send(changeEndpointAction, { url: first, shown, ...ticks("report.refreshed") });
  expect(state.note?.text).toMatch(CONFLICT);
  // The settings page has the same form without the events.
  await send(changeEndpointAction, { url: first, shown: JSON.stringify({ url: second }) });
  expect(await getEndpoint(scope)).toMatchObject({ url: first, eventTypes: ["report.ready"] });
});

test("the form for single sign-on roles keeps changes that another member saved, and refuses a role that both members changed", async () => {
  const { companyId } = await signInAs("owner");
  await send(setSsoDomainAction, { domain: `${companyId.replaceAll("_", "-")}.example` });
  const shown = JSON.stringify({ role_claim: "", role_rules: "", default_role: "none" });
  await send(saveSsoRolesAction, {
    role_claim: "groups",
    role_rules: "IT = admin",
    default_role: "none",
    shown,
  });
  await send(saveSsoRolesAction, { default_role: "viewer", shown });
  expect(await findSso(companyId)).toMatchObject({
    roleClaim: "groups",
    roleRules: [{ value: "IT", role: "admin" }],
    defaultRole: "viewer",
  });
  const { state } = await send(saveSsoRolesAction, {
    role_rules: "IT = viewer",
    default_role: "none",
    shown,
  });
  expect(state.note?.text).toMatch(CONFLICT);
});
