import { describe, expect, test, vi } from "vitest";
import { changeRole, removeMember } from "@/lib/company/change-member";
import { acceptAsMember, acceptAsNew, findShownInvitation } from "@/lib/identity/accept-invitation";
import { checkSession } from "@/lib/identity/check-session";
import { inviteMember, resendInvitation, revokeInvitation } from "@/lib/identity/invite-member";
import type { Role } from "@/lib/identity/permission";
import { switchCompany } from "@/lib/identity/switch-company";
import { listInvitations } from "@/lib/store/read/invitation";
import { listMembers } from "@/lib/store/read/member";
import { testDatabase } from "@/tests/support/database";
import { testMail } from "@/tests/support/mail";
import {
  actionsOf,
  codeOf,
  makePerson,
  newAddress,
  newEmail,
  PASSWORD,
  personOf,
  signInAsPerson,
  type TestPerson,
  tokenTo,
} from "@/tests/support/people";

testDatabase();
const mail = testMail();

const actorOf = (userId: string) => ({ kind: "member", id: userId }) as const;
const inviterOf = ({ companyId, userId }: TestPerson, role: Role = "owner") => ({
  companyId,
  role,
  name: "Robin Owner",
  actor: actorOf(userId),
});
const accept = (token: string, now = new Date()) =>
  acceptAsNew({ token, name: "Vic Viewer", password: PASSWORD, address: newAddress(), userAgent: null }, now);
const DAYS_MS = 86_400_000;

async function invite(owner: TestPerson, role: Role = "viewer"): Promise<{ email: string; token: string }> {
  const email = newEmail();
  await inviteMember(inviterOf(owner), { email, role });
  return { email, token: await tokenTo(mail, email) };
}

/** Creates a company with an owner and a member who joined in this role. */
async function makeTeam(role: Role): Promise<{ owner: TestPerson; joined: TestPerson; sessionId: string }> {
  const owner = await makePerson();
  const { email, token } = await invite(owner, role);
  const { userId, sessionId } = await accept(token);
  return { owner, joined: { companyId: owner.companyId, userId, email }, sessionId };
}

describe("an invitation", () => {
  test("makes a new person a member with the invited role and a new password", async () => {
    const owner = await makePerson();
    const { email, token } = await invite(owner);
    expect(await findShownInvitation(token)).toMatchObject({ email, role: "viewer", hasAccount: false });
    const signedIn = await checkSession((await accept(token)).sessionId);
    expect(signedIn).toMatchObject({
      email,
      role: "viewer",
      isConfirmed: true,
      company: { id: owner.companyId },
    });
    expect(await codeOf(signInAsPerson({ email }))).toBeNull();
    expect(await actionsOf(owner.companyId)).toEqual([
      "company.created",
      "member.invited",
      "member.joined",
      "member.signed_in",
      "member.signed_in",
    ]);
  });

  test("can be used once, even if two calls use it at the same moment, and expires after a week", async () => {
    const owner = await makePerson();
    const { token } = await invite(owner);
    const codes = await Promise.all([codeOf(accept(token)), codeOf(accept(token))]);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(await codeOf(accept(token))).toBe("gone");
    const late = await invite(owner);
    expect(await codeOf(accept(late.token, new Date(Date.now() + 8 * DAYS_MS)))).toBe("gone");
    expect(await codeOf(accept("made-up"))).toBe("gone");
  });

  test("is void when it is sent again or withdrawn, and the new link works", async () => {
    const owner = await makePerson();
    const { email, token } = await invite(owner);
    const [open] = await listInvitations(owner.companyId);
    await resendInvitation(inviterOf(owner), open?.id ?? "");
    const next = await tokenTo(mail, email);
    expect(next).not.toBe(token);
    expect(await findShownInvitation(token)).toBeNull();
    expect(await findShownInvitation(next)).not.toBeNull();
    await revokeInvitation(inviterOf(owner), open?.id ?? "");
    expect(await codeOf(accept(next))).toBe("gone");
    expect(await codeOf(revokeInvitation(inviterOf(owner), open?.id ?? ""))).toBe("not_found");
  });

  test("is not reported as sent if the provider refuses the repeated email", async () => {
    const owner = await makePerson();
    await invite(owner);
    const [open] = await listInvitations(owner.companyId);
    mail.answer = {
      status: 422,
      body: { statusCode: 422, name: "validation_error", message: "bad" },
    };
    expect(await codeOf(resendInvitation(inviterOf(owner), open?.id ?? ""))).toBe("conflict");
    mail.answer = null;
  });

  test("is not found by the actions of another company", async () => {
    const [owner, other] = await Promise.all([makePerson(), makePerson()]);
    await invite(owner);
    const [open] = await listInvitations(owner.companyId);
    expect(await codeOf(resendInvitation(inviterOf(other), open?.id ?? ""))).toBe("not_found");
    expect(await codeOf(revokeInvitation(inviterOf(other), open?.id ?? ""))).toBe("not_found");
    expect(await listInvitations(other.companyId)).toEqual([]);
  });

  test("adds an existing user who signs in with the invited address, and no other user", async () => {
    const [owner, known] = await Promise.all([makePerson(), makePerson()]);
    await inviteMember(inviterOf(owner), { email: known.email, role: "admin" });
    const token = await tokenTo(mail, known.email);
    expect(await codeOf(accept(token))).toBe("conflict");
    const stranger = await personOf((await signInAsPerson(await makePerson())).sessionId);
    expect(await codeOf(acceptAsMember(stranger, token))).toBe("not_allowed");
    const person = await personOf((await signInAsPerson(known)).sessionId);
    await acceptAsMember(person, token);
    expect(await checkSession(person.sessionId)).toMatchObject({
      role: "admin",
      company: { id: owner.companyId },
    });
    await switchCompany(person, known.companyId);
    expect(await checkSession(person.sessionId)).toMatchObject({
      role: "owner",
      company: { id: known.companyId },
    });
    expect(await codeOf(switchCompany(stranger, owner.companyId))).toBe("not_found");
  });

  test("exists once per address, is not sent to members, and can make an owner only if an owner sends it", async () => {
    const owner = await makePerson();
    const { email } = await invite(owner);
    expect(await codeOf(inviteMember(inviterOf(owner), { email, role: "viewer" }))).toBe("conflict");
    const self = { email: owner.email, role: "viewer" } as const;
    expect(await codeOf(inviteMember(inviterOf(owner), self))).toBe("conflict");
    const invitation = { email: newEmail(), role: "owner" } as const;
    expect(await codeOf(inviteMember(inviterOf(owner, "admin"), invitation))).toBe("not_allowed");
  });
});

describe("a member", () => {
  test("is removed immediately: all sessions in the company end, and all access is lost", async () => {
    const { owner, joined, sessionId } = await makeTeam("member");
    await removeMember({ ...joined, actor: actorOf(owner.userId) });
    expect(await checkSession(sessionId)).toBeNull();
    expect(await codeOf(removeMember({ ...joined, actor: actorOf(owner.userId) }))).toBe("not_found");
    expect(await actionsOf(owner.companyId)).toContain("member.removed");
  });

  test("is not signed out of a second company after being removed from the first", async () => {
    const [owner, known] = await Promise.all([makePerson(), makePerson()]);
    await inviteMember(inviterOf(owner), { email: known.email, role: "viewer" });
    const person = await personOf((await signInAsPerson(known)).sessionId);
    await acceptAsMember(person, await tokenTo(mail, known.email));
    const { companyId } = owner;
    await removeMember({ companyId, userId: known.userId, actor: actorOf(owner.userId) });
    expect(await checkSession(person.sessionId)).toMatchObject({
      role: "owner",
      company: { id: known.companyId },
    });
  });

  test("loses the open invitations that they sent if they leave or may no longer invite; other members' invitations stay", async () => {
    for (const end of ["remove", "demote"] as const) {
      const { owner, joined } = await makeTeam("admin");
      const { token: kept } = await invite(owner);
      const { token } = await invite(joined);
      const change = { ...joined, actor: actorOf(owner.userId) };
      if (end === "demote") expect(await changeRole(change, "admin")).toBe(0);
      expect(await (end === "remove" ? removeMember(change) : changeRole(change, "member"))).toBe(1);
      expect(await codeOf(accept(token))).toBe("gone");
      expect(await actionsOf(owner.companyId)).toContain("member.invitation_revoked");
      expect(await codeOf(accept(kept))).toBeNull();
    }
  });

  test("keeps, once demoted from owner to admin, only the invitations that an admin may send", async () => {
    const { owner, joined } = await makeTeam("owner");
    const [asOwner, asViewer] = [await invite(joined, "owner"), await invite(joined, "viewer")];
    expect(await changeRole({ ...joined, actor: actorOf(owner.userId) }, "admin")).toBe(1);
    expect(await codeOf(accept(asOwner.token))).toBe("gone");
    expect(await codeOf(accept(asViewer.token))).toBeNull();
  });

  test("has the new role from the next page on", async () => {
    const { owner, joined, sessionId } = await makeTeam("viewer");
    await changeRole({ ...joined, actor: actorOf(owner.userId) }, "developer");
    expect(await checkSession(sessionId)).toMatchObject({ role: "developer" });
  });

  test("who is an owner can be changed or removed only by an owner, and the last owner not at all", async () => {
    const { owner, joined: admin } = await makeTeam("admin");
    const { companyId, userId } = owner;
    const byAdmin = { companyId, userId, actor: actorOf(admin.userId) };
    expect(await codeOf(changeRole(byAdmin, "viewer"))).toBe("not_allowed");
    expect(await codeOf(removeMember(byAdmin))).toBe("not_allowed");
    expect(await codeOf(changeRole({ ...admin, actor: actorOf(admin.userId) }, "owner"))).toBe("not_allowed");
    const bySelf = { companyId, userId, actor: actorOf(userId) };
    expect(await codeOf(changeRole(bySelf, "admin"))).toBe("conflict");
    expect(await codeOf(removeMember(bySelf))).toBe("conflict");
  });

  test("cannot be removed as the last owner, even if two owners remove each other at the same time", async () => {
    const { owner, joined: second } = await makeTeam("owner");
    const { companyId } = owner;
    await Promise.all([
      codeOf(removeMember({ companyId, userId: owner.userId, actor: actorOf(second.userId) })),
      codeOf(removeMember({ companyId, userId: second.userId, actor: actorOf(owner.userId) })),
    ]);
    const owners = (await listMembers(companyId)).filter(({ role }) => role === "owner");
    expect(owners).toHaveLength(1);
  });

  test("is not found by another company, and a viewer cannot change any member", async () => {
    const [team, other] = await Promise.all([makeTeam("viewer"), makePerson()]);
    const foreign = { companyId: other.companyId, userId: team.joined.userId, actor: actorOf(other.userId) };
    expect(await codeOf(removeMember(foreign))).toBe("not_found");
    expect(await codeOf(changeRole(foreign, "admin"))).toBe("not_found");
    const byViewer = { ...team.joined, actor: actorOf(team.joined.userId) };
    expect(await codeOf(changeRole(byViewer, "admin"))).toBe("not_allowed");
    expect(await codeOf(removeMember(byViewer))).toBeNull();
  });
});

vi.setConfig({ testTimeout: 60_000 });
