import { beforeAll, describe, expect, test } from "vitest";
import { setWebhookUrl } from "@/lib/company/change-endpoint";
import { verifyWebhook } from "@/scripts/cli/webhook";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { doDueWork, startReceiver } from "@/tests/support/work";
import { atTerminal } from "./at-terminal";
import { routeServer } from "./route-server";

const TIMEOUT_MS = 60_000;

testDatabase();
const baseUrl = await routeServer();

let company: TestCompany;
beforeAll(async () => {
  company = await makeCompany();
});

const run = (...words: string[]) =>
  atTerminal(words, { SURPLUS_BASE_URL: baseUrl, SURPLUS_API_KEY: company.testKey });
const create = async (...words: string[]): Promise<string> =>
  JSON.parse((await run("requests", "create", "--name", "Priya Raman", "--json", ...words)).text).id;

describe("the sandbox commands", { timeout: TIMEOUT_MS }, () => {
  test("consent generates a report of the chosen household, and says that the customer consented", async () => {
    const id = await create("--household", "joan");
    expect(await run("consent", id)).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^status +ready$/m),
      err: "The customer agreed at the bank. The request is ready.\n",
    });
    const report = JSON.parse((await run("report", id)).text);
    expect(report.accounts.map((each: { display_name: string }) => each.display_name)).toContain(
      "Pensioner Account",
    );
  });

  test.each([
    ["authorise", "denied_consent", "no consent was created"],
    ["deny", null, "The customer refused at the bank"],
    ["cancel", null, "The customer left the bank's pages without an answer"],
    ["time_out", null, "The customer took too long"],
  ])("consent that ends in %s explains why the request looks unchanged", async (outcome, scenario, said) => {
    const id = await create(...(scenario ? ["--scenario", scenario] : []));
    const ran = await run("consent", id, "--outcome", outcome);
    expect(ran).toMatchObject({ code: 0, text: expect.stringMatching(/^status +pending_consent$/m) });
    expect(ran.err).toContain(said);
    expect(ran.err).toContain("its link can be used again");
    // The printed hint must be true: the link can be used again.
    expect(await run("consent", id)).toMatchObject({ code: 0 });
  });

  test("consent of a customer who does not return says how the consent is detected", async () => {
    const ran = await run("consent", await create("--household", "joan"), "--outcome", "authorise_and_leave");
    expect(ran).toMatchObject({
      code: 0,
      err: expect.stringContaining("until the bank confirms the consent"),
    });
  });

  test("an unknown household or scenario is refused by name", async () => {
    const { code, err } = await run("requests", "create", "--name", "A", "--household", "unlisted");
    expect(code).toBe(1);
    expect(err).toContain("422 invalid: x-sandbox-household: Input should be");
  });

  test("trigger sends each event, signed, about the given request or a new request", async () => {
    const receiver = await startReceiver();
    await setWebhookUrl(company.test, receiver.url, company.actor);
    const id = await create();
    const named = await run("trigger", "report.refreshed", "--request", id, "--json");
    const made = await run("trigger", "consent.completed", "--json");
    await doDueWork();
    const events = receiver.received.map(({ body, headers }) =>
      verifyWebhook(body, headers, company.secrets.test),
    );
    for (const { text } of [named, made])
      expect(events).toContainEqual(
        expect.objectContaining({ event_id: JSON.parse(text).event_id, simulated: true }),
      );
    expect(events.find(({ event }) => event === "report.refreshed")?.request_id).toBe(id);
    receiver.close();
  });
});
