import { expect, test } from "vitest";
import { askApplicant, rejectApplication } from "@/lib/company/operator/review-application";
import { newId } from "@/lib/ids";
import { notifyOwners } from "@/lib/messages/notify-owners";
import { inCompany } from "@/lib/store/client";
import { seenBy, submit } from "@/tests/support/application";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { testMail } from "@/tests/support/mail";
import { makePerson, OPERATORS } from "@/tests/support/operator";

testDatabase();
const mail = testMail();

async function addMember(firm: TestCompany, role: "admin" | "member"): Promise<string> {
  const [id, email] = [newId("usr"), `${newId("usr")}@example.com`];
  await inCompany(firm.companyId, async (tx) => {
    await tx.user.create({ data: { id, email, name: "Someone" }, select: { id: true } });
    await tx.membership.create({ data: { id: newId("mbr"), companyId: firm.companyId, userId: id, role } });
  });
  return email;
}

const latestNotice = (firm: TestCompany) =>
  inCompany(firm.companyId, (tx) => tx.notice.findFirstOrThrow({ orderBy: { createdAt: "desc" } }));

test("a question about an application is emailed once to owners and admins, without the question's text", async () => {
  const firm = await makeCompany();
  const [admin, member] = [await addMember(firm, "admin"), await addMember(firm, "member")];
  await submit(firm);
  await askApplicant(await seenBy(firm.companyId), await makePerson(OPERATORS.first), "Which licence is it?");
  const { id } = await latestNotice(firm);
  for (let n = 0; n < 2; n++) await notifyOwners(firm.live, id);
  expect(mail.sent).toHaveLength(2);
  expect(mail.sent.map(({ to }) => to)).toContain(admin);
  expect(mail.sent.map(({ to }) => to)).not.toContain(member);
  expect(mail.sent[0]?.subject).toBe("We have a question about your application");
  expect(mail.sent[0]?.text).toContain("http://localhost:3000/test/settings/live");
  expect(JSON.stringify(mail.sent)).not.toContain("Which licence");
});

test("a rejection of an application is emailed too, but not by work of another company", async () => {
  const [firm, other] = [await makeCompany(), await makeCompany("Other")];
  await submit(firm);
  await rejectApplication(await seenBy(firm.companyId), await makePerson(OPERATORS.first), "No licence.");
  const { id } = await latestNotice(firm);
  await notifyOwners(other.live, id);
  expect(mail.sent).toEqual([]);
  await notifyOwners(firm.live, id);
  expect(mail.sent.map(({ subject }) => subject)).toEqual([
    "Your application for live access was not approved",
  ]);
});
