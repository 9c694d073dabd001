// Encrypted values that are overwritten in place, each with a version. If the database's owner restores an older value
// without its version, decrypting it is refused. A value with version 0, from before there were versions, can be
// decrypted.
import { beforeAll, describe, expect, test } from "vitest";
import { changeRequest } from "@/lib/connect/change-request";
import { createRequest } from "@/lib/connect/create-request";
import { refresh } from "@/lib/pipeline";
import { inScope } from "@/lib/store/client";
import { findPreviousReport } from "@/lib/store/read/previous-report";
import { findRequest } from "@/lib/store/read/request";
import { seal } from "@/lib/store/seal";
import { claimReminder, recordInvite } from "@/lib/store/write/invite";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { withClient } from "@/tests/support/connection";
import { testDatabase } from "@/tests/support/database";
import { makeFreshReport } from "@/tests/support/fresh-report";
import { INPUT } from "@/tests/support/request-input";

const database = testDatabase();
const NOW = new Date("2026-11-02T01:00:00Z");
const REFUSED = /unable to authenticate data/;
type Column = { table: "request" | "previous_report"; name: string };
const CONTACT: Column = { table: "request", name: "contact_sealed" };
const INVITE: Column = { table: "request", name: "invite_sealed" };
const FIGURES: Column = { table: "previous_report", name: "figures_sealed" };
const keyOf = ({ table }: Column) => (table === "request" ? "id" : "request_id");

let firm: TestCompany;
beforeAll(async () => {
  firm = await makeCompany();
});

/** Reads an encrypted column as the owner of the database, who has no keys. */
const take = (id: string, column: Column): Promise<Buffer> =>
  withClient(database.ownerUrl, async (client) => {
    const text = `select ${column.name} as sealed from ${column.table} where ${keyOf(column)} = $1`;
    return (await client.query(text, [id])).rows[0].sealed;
  });

/** Writes columns as the owner of the database, without its triggers. */
const put = (id: string, column: Column, set: string, value: Uint8Array) =>
  withClient(database.ownerUrl, async (client) => {
    await client.query("set session_replication_role = replica");
    const text = `update ${column.table} set ${column.name} = $2${set} where ${keyOf(column)} = $1`;
    expect((await client.query(text, [id, Buffer.from(value)])).rowCount).toBe(1);
  });

const createWith = (email: string | null) =>
  createRequest(firm.test, { input: { ...INPUT, email }, actor: firm.actor });
const changeEmail = (id: string, email: string) =>
  changeRequest(firm.test, id, { body: { email }, actor: firm.actor });
const contactOf = async (id: string) => (await findRequest(firm.test, id))?.contact.email;
const inviteAt = (id: string, to: string, messageId: string) =>
  recordInvite(firm.test, id, {
    channel: "email",
    to,
    messageId,
    remindInMs: null,
    actor: firm.actor,
    at: NOW,
  });
/**
 * Claims the first reminder, whichever worker held it before, and returns the email address that the reminder goes to.
 */
const remindedAddress = async (id: string) => {
  const data = { reminders: 0, reminderHeldUntil: null };
  await inScope(firm.test, (tx) => tx.request.updateMany({ where: { id }, data }));
  return (await claimReminder(firm.test, id, 1, NOW))?.to;
};
const ownerOf = (id: string) => inScope(firm.test, (tx) => tx.request.findFirstOrThrow({ where: { id } }));

describe("an older sealed value put back in its row", () => {
  test("is refused for contact details", async () => {
    const { id } = await createWith("first@example.com");
    const first = await take(id, CONTACT);
    await changeEmail(id, "second@example.com");
    const second = await take(id, CONTACT);
    await changeEmail(id, "third@example.com");
    expect(await contactOf(id)).toBe("third@example.com");
    for (const older of [first, second]) {
      await put(id, CONTACT, "", older);
      await expect(contactOf(id)).rejects.toThrow(REFUSED);
    }
  });

  test("is refused for the address of reminders, also once the newer one was removed", async () => {
    const { id } = await createWith(null);
    await inviteAt(id, "first@example.com", "msg_1");
    const first = await take(id, INVITE);
    await inviteAt(id, "second@example.com", "msg_2");
    expect(await remindedAddress(id)).toBe("second@example.com");
    await put(id, INVITE, "", first);
    await expect(remindedAddress(id)).rejects.toThrow(REFUSED);
    await inScope(firm.test, (tx) => tx.request.updateMany({ where: { id }, data: { inviteSealed: null } }));
    await inviteAt(id, "third@example.com", "msg_3");
    expect(await remindedAddress(id)).toBe("third@example.com");
  });

  test("is refused for the figures of the previous report", async () => {
    const id = await makeFreshReport(firm);
    await refresh(firm.test, id);
    const first = await take(id, FIGURES);
    await refresh(firm.test, id);
    expect(await findPreviousReport(firm.test, id)).toContain("figures");
    await put(id, FIGURES, "", first);
    await expect(findPreviousReport(firm.test, id)).rejects.toThrow(REFUSED);
  });
});

describe("a value sealed before there were versions", () => {
  test("is opened, and replaced under a version", async () => {
    const { id } = await createWith(null);
    const owner = await ownerOf(id);
    const contact = JSON.stringify({ email: "old@example.com", phone: null });
    await put(id, CONTACT, ", contact_version = 0", seal(owner, "contact", contact));
    await put(id, INVITE, ", invite_version = 0", seal(owner, "invite", "old@example.com"));
    expect(await contactOf(id)).toBe("old@example.com");
    expect(await remindedAddress(id)).toBe("old@example.com");
    const before = await take(id, CONTACT);
    await changeEmail(id, "new@example.com");
    await inviteAt(id, "new@example.com", "msg_4");
    expect([await contactOf(id), await remindedAddress(id)]).toEqual(["new@example.com", "new@example.com"]);
    await put(id, CONTACT, "", before);
    await expect(contactOf(id)).rejects.toThrow(REFUSED);
  });

  test("is opened for the figures of the previous report", async () => {
    const id = await makeFreshReport(firm);
    await refresh(firm.test, id);
    const text = await findPreviousReport(firm.test, id);
    const old = seal(await ownerOf(id), "previous_report", text ?? "");
    await put(id, FIGURES, ", generation = 0", old);
    expect(await findPreviousReport(firm.test, id)).toBe(text);
  });
});

test("the database refuses a replaced sealed value without a new version", async () => {
  const { id } = await createWith("first@example.com");
  const contactSealed = seal(await ownerOf(id), "contact", "{}");
  const write = inScope(firm.test, (tx) => tx.request.updateMany({ where: { id }, data: { contactSealed } }));
  await expect(write).rejects.toThrow("without a new version");
});
