import { beforeEach, describe, expect, test } from "vitest";
import { GET as getPage } from "@/app/connect/[id]/route";
import { POST as start } from "@/app/connect/[id]/start/route";
import { GET as getLink } from "@/app/v1/connect/[id]/route";
import { actOnConsent } from "@/lib/controls/act-on-consent";
import { createSandboxRequest } from "@/lib/controls/create-sandbox-request";
import { withdrawByLink } from "@/lib/erase/withdraw-request";
import { inScope } from "@/lib/store/client";
import { getRequest, listAudit } from "@/lib/store/read/request";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";

testDatabase();

let firm: TestCompany;
let id: string;
beforeEach(async () => {
  firm = await makeCompany();
  id = await make(null);
});

const PERSONA = { householdId: "priya", scenario: "needs_email" } as const;
const make = async (email: string | null) =>
  (
    await createSandboxRequest(firm.test, {
      input: { ...INPUT, email, phone: "+61412345678" },
      persona: PERSONA,
      actor: firm.actor,
    })
  ).id;
const page = () => call(getPage, { params: { id } });
const link = () => call(getLink, { params: { id } });
const send = (email: string) =>
  call(start, {
    raw: new URLSearchParams({ email }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
    params: { id },
  });
const mints = () => inScope(firm.test, (tx) => tx.consentMint.count({ where: { requestId: id } }));
const given = async () =>
  (await listAudit(firm.test, id)).filter(({ action }) => action === "request.email_given");

describe("the email field for a customer whose provider needs an email address", () => {
  test("is in the form, and the API reports the missing address and creates no link", async () => {
    const { text } = await page();
    expect(text.match(/<form[^>]*\/start"/g)).toHaveLength(1);
    expect(text).toMatch(/<label for="c-email">/);
    expect(text).toMatch(/autocomplete="email"/i);
    expect((await link()).json).toMatchObject({ consent_url: null, needs: ["email"] });
    expect(await mints()).toBe(0);
  });

  test.each(["", "  ", "priya", "priya@", "priya@localhost", "@example.com", "a b@example.com"])(
    "shows an error and keeps its input if %j is not an address",
    async (typed) => {
      const answer = await send(typed);
      expect(answer.status).toBe(422);
      expect(answer.text).toContain("<title>Error:");
      expect(answer.text).toMatch(/aria-describedby="c-email-hint c-email-wrong"/);
      expect(answer.text).toContain(`value="${typed}"`);
      expect((await getRequest(firm.test, id)).contact.email).toBeNull();
      expect(await given()).toEqual([]);
      expect(await mints()).toBe(0);
    },
  );

  test("stores the address and continues in the same step, keeps the phone number, and logs no value", async () => {
    const answer = await send(" Priya@Example.com ");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toContain("/sandbox/consent?sess_id=");
    const { contact, stage } = await getRequest(firm.test, id);
    expect(contact).toEqual({ email: "Priya@Example.com", phone: "+61412345678" });
    expect(stage).toBe("awaiting_consent");
    const [line, ...more] = await given();
    expect(more).toEqual([]);
    expect(line).toMatchObject({ actorKind: "customer", detail: {} });
    expect((await page()).text).not.toContain("c-email");
    expect((await link()).json.consent_url).toEqual(expect.any(String));
    expect((await link()).json.needs).toEqual([]);
  });

  test("stores the first address if two addresses arrive at the same time", async () => {
    const answers = await Promise.all(["a@example.com", "b@example.com"].map(send));
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await given()).toHaveLength(1);
    const { contact } = await getRequest(firm.test, id);
    expect(["a@example.com", "b@example.com"]).toContain(contact.email);
  });

  test("cannot replace an address that the firm gave", async () => {
    id = await make("firm@example.com");
    expect((await page()).text).not.toContain("c-email");
    expect((await send("other@example.com")).status).toBe(303);
    expect((await getRequest(firm.test, id)).contact.email).toBe("firm@example.com");
    expect(await given()).toEqual([]);
  });

  test("stores no address once the customer has closed the request", async () => {
    await withdrawByLink(id);
    expect((await send("priya@example.com")).status).toBe(303);
    expect((await getRequest(firm.test, id)).contact.email).toBeNull();
    expect(await given()).toEqual([]);
    expect((await link()).json).toMatchObject({ consent_url: null, needs: [] });
  });

  test("is required in the sandbox's controls too, with a message about the missing address", async () => {
    const act = { outcome: "authorise", householdId: null, bankId: null, accountKeys: null } as const;
    await expect(actOnConsent(firm.test, id, act)).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("email address"),
    });
    id = await make("priya@example.com");
    expect((await actOnConsent(firm.test, id, act)).status).toBe("ready");
  });
});
