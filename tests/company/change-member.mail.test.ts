import { expect, test, vi } from "vitest";
import { changeRole, removeMember } from "@/lib/company/change-member";
import { ROLES, type Role } from "@/lib/identity/permission";
import { newId } from "@/lib/ids";
import { db, inCompany } from "@/lib/store/client";
import { testDatabase } from "@/tests/support/database";
import { testMail } from "@/tests/support/mail";
import { codeOf, mailsTo, makePerson, type TestPerson } from "@/tests/support/people";

testDatabase();
const mail = testMail();
vi.setConfig({ testTimeout: 60_000 });

const actorOf = ({ userId }: TestPerson) => ({ kind: "member", id: userId }) as const;

/** Creates a company with its owner, and a member with this role who also belongs to another company. */
async function makeTeam(role: Role) {
  const [owner, person] = await Promise.all([makePerson(), makePerson()]);
  const { companyId } = owner;
  const data = { id: newId("mbr"), companyId, userId: person.userId, role };
  await inCompany(companyId, (tx) => tx.membership.create({ data }));
  return { owner, person, change: { companyId, userId: person.userId, actor: actorOf(owner) } };
}

const wordsTo = async ({ email }: TestPerson) =>
  (await mailsTo(mail, email)).map(({ subject, text }) => `${subject}\n${text}`);

test("a member with a changed role gets one email about the permissions, and no email if the role is unchanged", async () => {
  const ALLOWS: Record<Role, RegExp> = {
    owner: /As an owner you can do everything/,
    admin: /As an admin you can do everything except choose owners/,
    member: /As a member you can create requests and read reports/,
    viewer: /As a viewer you can read requests and reports, but you cannot change anything/,
    developer: /As a developer you can use the test key.*not read customers’ reports/,
  };
  const { owner, person, change } = await makeTeam("viewer");
  for (const role of [...ROLES.filter((each) => each !== "viewer"), "viewer"] as const) {
    for (let n = 0; n < 2; n++) await changeRole(change, role);
    const reported = (await wordsTo(person)).at(-1);
    expect(reported).toMatch(/^Your role at Harbour Lending was changed\n/);
    expect(reported).toMatch(ALLOWS[role]);
  }
  expect(await wordsTo(person)).toHaveLength(ROLES.length);
  expect(await wordsTo(owner)).toEqual([]);
});

test("a member gets an email after being removed, and also after leaving", async () => {
  const { person, change } = await makeTeam("member");
  await removeMember(change);
  expect(await wordsTo(person)).toEqual([expect.stringMatching(/^You were removed from Harbour Lending\n/)]);
  const leaving = await makeTeam("owner");
  await removeMember({ ...leaving.change, actor: actorOf(leaving.person) });
  expect(await wordsTo(leaving.person)).toEqual([expect.stringMatching(/^You left Harbour Lending\n/)]);
});

test("a refused change of a member sends no email", async () => {
  const { owner, person, change } = await makeTeam("viewer");
  const byViewer = { companyId: change.companyId, userId: owner.userId, actor: actorOf(person) };
  expect(await codeOf(changeRole(byViewer, "viewer"))).toBe("not_allowed");
  expect(await codeOf(removeMember(byViewer))).toBe("not_allowed");
  expect(await wordsTo(owner)).toEqual([]);
});

test("a member whose role changes repeatedly gets at most six emails, and still has the last role", async () => {
  const { person, change } = await makeTeam("viewer");
  for (let n = 0; n < 8; n++) {
    await changeRole(change, n % 2 ? "viewer" : "developer");
    await wordsTo(person);
  }
  expect(await wordsTo(person)).toHaveLength(6);
  const roles = await inCompany(change.companyId, (tx) =>
    tx.membership.findMany({ where: { userId: change.userId }, select: { role: true } }),
  );
  expect(roles).toEqual([{ role: "viewer" }]);
});

test("a member without permission to sign in gets no email", async () => {
  const { person, change } = await makeTeam("viewer");
  await db().user.update({ where: { id: person.userId }, data: { disabledAt: new Date() } });
  await changeRole(change, "admin");
  expect(await wordsTo(person)).toEqual([]);
});
