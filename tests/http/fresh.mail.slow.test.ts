import { expect, test } from "vitest";
import { askEmailChangeAction } from "@/app/(portal)/[environment]/account/actions";
import { rotateKeyAction } from "@/app/(portal)/[environment]/settings/actions";
import { inviteMemberAction } from "@/app/(portal)/[environment]/settings/members/actions";
import {
  replaceSecretAction,
  stageSecretAction,
} from "@/app/(portal)/[environment]/settings/webhooks/actions";
import { changePasswordAction, endOtherSessionsAction } from "@/app/(sign-in)/security/actions";
import { readSessionCookie } from "@/lib/http/session-cookie";
import { checkPerson } from "@/lib/identity/check-person";
import { ROLES } from "@/lib/identity/permission";
import { listInvitations } from "@/lib/store/read/invitation";
import "@/tests/support/browser-visit";
import { db } from "@/lib/store/client";
import { testDatabase } from "@/tests/support/database";
import { testMail } from "@/tests/support/mail";
import { signInAs } from "@/tests/support/signed-in";

testDatabase();
testMail();

const UNTOUCHED = { note: null, errors: {}, values: {}, secret: null };

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Backdates every user's proof of identity by eleven minutes. */
const age = () => db().session.updateMany({ data: { freshAt: new Date(Date.now() - 11 * 60_000) } });

const GUARDED = {
  "making a key": () => rotateKeyAction(UNTOUCHED, formOf({})),
  "staging a secret": () => stageSecretAction(UNTOUCHED, formOf({ after_hours: "24" })),
  "replacing a secret": () => replaceSecretAction(UNTOUCHED, formOf({})),
  "inviting a member": () =>
    inviteMemberAction(UNTOUCHED, formOf({ email: "a@example.com", role: "viewer" })),
  "changing an address": () => askEmailChangeAction(UNTOUCHED, formOf({ email: "new-one@example.com" })),
  "ending the other sessions": () => endOtherSessionsAction(UNTOUCHED, formOf({})),
};

test.each(Object.entries(GUARDED))(
  "%s requires that the member reauthenticated within the last ten minutes",
  async (_, act) => {
    await signInAs("owner");
    await age();
    const confirm = { password: "$confirm_password", code: null, path: expect.stringContaining("/confirm") };
    expect(await act()).toMatchObject({ note: { tone: "bad" }, confirm });
    await signInAs("owner");
    expect(await act()).toMatchObject({ note: { tone: "good" } });
  },
);

test("a protected action continues with its input once the member enters the right password", async () => {
  const { companyId } = await signInAs("owner");
  await age();
  const typed = { email: "a@example.com", role: "viewer" };
  const asked = await inviteMemberAction(UNTOUCHED, formOf(typed));
  expect(asked.values).toEqual(typed);
  const wrong = await inviteMemberAction(
    UNTOUCHED,
    formOf({ ...typed, $confirm_password: "not the password" }),
  );
  expect(wrong).toMatchObject({ note: { text: "The password is not right." }, values: typed });
  expect(JSON.stringify(wrong)).not.toContain("not the password");
  expect(await listInvitations(companyId)).toEqual([]);
  const right = await inviteMemberAction(
    UNTOUCHED,
    formOf({ ...typed, $confirm_password: "a long enough password" }),
  );
  expect(right.note?.tone).toBe("good");
  expect(await listInvitations(companyId)).toMatchObject([{ email: "a@example.com", role: "viewer" }]);
});

test("a confirmed action gives the browser a new session cookie, and the earlier cookie no longer works", async () => {
  await signInAs("owner");
  await age();
  const earlier = await readSessionCookie();
  await stageSecretAction(
    UNTOUCHED,
    formOf({ after_hours: "24", $confirm_password: "a long enough password" }),
  );
  const renewed = await readSessionCookie();
  expect(renewed).not.toBe(earlier);
  expect(await checkPerson(earlier ?? "")).toBeNull();
  expect(await checkPerson(renewed ?? "")).not.toBeNull();
});

test("a password can be changed only with the current password, even directly after another proof of identity", async () => {
  await signInAs("owner");
  const change = (current: string) =>
    changePasswordAction(UNTOUCHED, formOf({ password: "purple kettle ninety", current_password: current }));
  for (const wrong of ["", "not the password"])
    expect((await change(wrong)).errors).toEqual({ current_password: "The password is not right." });
  await age();
  expect((await change("a long enough password")).note?.tone).toBe("good");
  expect(await checkPerson((await readSessionCookie()) ?? "")).not.toBeNull();
  expect((await change("a long enough password")).errors).toHaveProperty("current_password");
});

test("a user without a password proves their identity before setting one", async () => {
  const { userId } = await signInAs("owner");
  await db().user.update({ where: { id: userId }, data: { passwordHash: null } });
  const set = () => changePasswordAction(UNTOUCHED, formOf({ password: "purple kettle ninety" }));
  await age();
  expect((await set()).confirm).toMatchObject({ password: null });
  await db().session.updateMany({ data: { freshAt: new Date() } });
  expect((await set()).note?.tone).toBe("good");
});

test("inviting a member is allowed only for owners and admins, and other roles see who can invite", async () => {
  for (const role of ROLES) {
    const { companyId } = await signInAs(role);
    const { note } = await inviteMemberAction(UNTOUCHED, formOf({ email: "a@example.com", role: "viewer" }));
    const mayInvite = role === "owner" || role === "admin";
    expect([role, note?.tone]).toEqual([role, mayInvite ? "good" : "bad"]);
    expect(await listInvitations(companyId)).toHaveLength(mayInvite ? 1 : 0);
  }
});

test("a refused form does not return its secrets", async () => {
  await signInAs("owner");
  const typed = { password: "password1234", current_password: "a long enough password" };
  const state = await changePasswordAction(UNTOUCHED, formOf(typed));
  expect(state.errors.password).toContain("easy to guess");
  expect(state.values).toEqual({});
});
