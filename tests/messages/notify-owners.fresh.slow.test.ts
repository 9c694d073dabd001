import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";

testDatabase();

/** An email as the simulated email provider receives it. */
type Mail = { key: string; to: string; subject: string; text: string };
const mails: Mail[] = [];
let status = 200;
const provider: Server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    const { to, subject, text } = JSON.parse(Buffer.concat(parts).toString("utf8"));
    mails.push({ key: String(request.headers["idempotency-key"]), to: [to].flat()[0], subject, text });
    response.writeHead(status, { "content-type": "application/json" });
    response.end(
      JSON.stringify(status === 200 ? { id: "mail_1" } : { name: "internal_error", message: "no" }),
    );
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  process.env.RESEND_API_KEY = "re_test";
  process.env.RESEND_BASE_URL = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(() => {
  provider.close();
});

const URL_WITH_QUERY = "https://hooks.example.com/in?token=hush";
let firm: TestCompany;
let noticeId: string;
beforeEach(async () => {
  mails.length = 0;
  status = 200;
  const { makeHooked, noticesOf, causeEvent, endpointOf } = await import("@/tests/support/hooked");
  const { noteFailure } = await import("@/lib/store/write/delivery");
  const { inScope } = await import("@/lib/store/client");
  firm = await makeHooked(URL_WITH_QUERY);
  await causeEvent(firm);
  const endpoint = await endpointOf(firm.test);
  const sent = { endpointId: endpoint.id, url: URL_WITH_QUERY };
  const attempt = { numberInRound: 4, isGone: false, at: new Date() };
  await inScope(firm.test, (tx) => noteFailure(tx, firm.test, sent, attempt));
  noticeId = (await noticesOf(firm))[0]?.id ?? "";
});

const notify = async (scope = firm.test) =>
  (await import("@/lib/messages/notify-owners")).notifyOwners(scope, noticeId);
const mailedAt = async () => (await (await import("@/tests/support/hooked")).noticesOf(firm))[0]?.mailedAt;

describe("a notice", () => {
  test("is emailed once to each owner, and to no other member", async () => {
    const { inCompany } = await import("@/lib/store/client");
    const { newId } = await import("@/lib/ids");
    const emails = [`${newId("usr")}@example.com`, `${newId("usr")}@example.com`];
    await inCompany(firm.companyId, async (tx) => {
      for (const [n, role] of (["owner", "admin"] as const).entries()) {
        const userId = newId("usr");
        await tx.user.create({
          data: { id: userId, email: emails[n] ?? "", name: "Someone" },
          select: { id: true },
        });
        await tx.membership.create({ data: { id: newId("mbr"), companyId: firm.companyId, userId, role } });
      }
    });
    await notify();
    await notify();
    expect(mails).toHaveLength(2);
    expect(mails.map(({ to }) => to)).toContain(emails[0]);
    expect(new Set(mails.map(({ key }) => key)).size).toBe(2);
    expect(await mailedAt()).not.toBeNull();
  });

  test("contains no addresses, customers or secrets", async () => {
    await notify();
    const [mail] = mails;
    expect(mail?.subject).toBe("Your webhook is failing (test)");
    for (const hidden of ["hooks.example.com", "hush", "Ava", "whsec_", firm.secrets.test])
      expect(JSON.stringify(mail)).not.toContain(hidden);
  });

  test("is emailed at the next attempt, with the same key, if the provider did not accept it", async () => {
    status = 500;
    await expect(notify()).rejects.toThrow();
    expect(await mailedAt()).toBeNull();
    status = 200;
    await notify();
    expect(new Set(mails.map(({ key }) => key)).size).toBe(1);
    expect(await mailedAt()).not.toBeNull();
  });

  test("is not emailed by work of another company", async () => {
    const { makeHooked } = await import("@/tests/support/hooked");
    const other = await makeHooked(null);
    for (const scope of [other.test, firm.live]) await notify(scope);
    expect(mails).toEqual([]);
  });
});
