import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { beforeAll, describe, expect, test } from "vitest";
import { HOSTILE } from "@/tests/render/hostile";
import type { TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { makeHooked } from "@/tests/support/hooked";
import { create, press, read } from "@/tests/support/sandbox";
import { doDueWork, receiverOfFile } from "@/tests/support/work";

testDatabase();

/** Returns the text without the characters that a name must not contain, cut to the maximum length of a name. */
const asName = (text: string) =>
  [...text.replace(/[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu, "")].slice(0, 200).join("");
const NAMES = Object.entries(HOSTILE)
  .map(([kind, text]) => [kind, asName(text)] as const)
  .filter(([, name]) => name.isWellFormed() && /\P{White_Space}/u.test(name));

describe("a webhook about a customer with a hostile name", () => {
  const receiver = receiverOfFile();
  let firm: TestCompany;
  beforeAll(async () => {
    firm = await makeHooked(receiver.url);
  });

  test("is one line of JSON that has the same name as the API, and is signed over exactly these bytes", async () => {
    expect(NAMES.length).toBeGreaterThan(35);
    const said = new Map<string, string>();
    for (const [kind, name] of NAMES) {
      const made = await create(firm.testKey, {}, { client_name: name });
      expect([kind, made.status]).toEqual([kind, 201]);
      const id = String(made.json.id);
      said.set(id, String((await read(firm.testKey, id)).json.client_name));
      expect((await press(firm.testKey, id, "events")).status).toBe(200);
    }
    await doDueWork();
    expect(receiver.received).toHaveLength(NAMES.length);
    for (const { headers, body } of receiver.received) {
      const payload = JSON.parse(body) as { request_id: string; client_name: string };
      expect(payload.client_name).toBe(said.get(payload.request_id));
      // An unescaped control character would end a line of a receiver that logs its input.
      expect([...body].every((letter) => letter >= " ")).toBe(true);
      const mac = createHmac("sha256", firm.secrets.test).update(Buffer.from(body, "utf8")).digest("hex");
      expect(headers["x-service-signature"]).toBe(mac);
      expect(new Webhook(firm.secrets.test).verify(body, headers)).toEqual(payload);
      // No header contains text from the customer.
      for (const value of Object.values(headers)) expect(value).toMatch(/^[\x20-\x7E]*$/);
    }
    expect(new Set(receiver.received.map(({ body }) => JSON.parse(body).request_id))).toEqual(
      new Set(said.keys()),
    );
  }, 90_000);
});
