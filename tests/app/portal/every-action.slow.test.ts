import { beforeEach, expect, test } from "vitest";
import { visitIn } from "@/tests/support/browser-visit";
import { testDatabase } from "@/tests/support/database";
import { listActions } from "@/tests/support/list-actions";
import { send } from "@/tests/support/send-form";
import { signInAs } from "@/tests/support/signed-in";

testDatabase();
beforeEach(() => visitIn("test"));

/** Actions on the member's own account and notifications, which every role may call. */
const OWN = [
  "changeNameAction",
  "askEmailChangeAction",
  "switchCompanyAction",
  "chooseNotificationsAction",
  "chooseAlertsAction",
  "chooseBrowserAlertsAction",
  "leaveCompanyAction",
];
/** Server actions whose required permission depends on the form: the chosen bulk action, the notice or the run. */
const LATER = ["chooseRequestsAction", "dismissNoticeAction", "startRunAction"];

test("every action of the portal refuses a viewer, except actions on the viewer's own account", async () => {
  const actions = await listActions("app/(portal)");
  expect(actions.length).toBeGreaterThan(50);
  await signInAs("viewer");
  const open: string[] = [];
  for (const [name, action] of actions) {
    if (OWN.includes(name)) continue;
    const { state, to } = await send(action, {});
    if (to !== "" || !state.note?.text.startsWith("Your role (viewer) cannot do this.")) open.push(name);
  }
  expect(open.sort()).toEqual(LATER);
  for (const fields of [{ act: "withdraw" }, { act: "assign" }, { act: "links" }, { remind: "req_none" }]) {
    const { state } = await send(new Map(actions).get("chooseRequestsAction")!, fields);
    expect(state.note?.text).toMatch(/^Your role \(viewer\) cannot do this\./);
  }
});
