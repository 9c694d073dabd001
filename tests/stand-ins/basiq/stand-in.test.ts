import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { fillBank } from "@/tests/stand-ins/bank";
import { agree, bringData, leave, openPage } from "@/tests/stand-ins/basiq/consent-page";
import { writeMessage } from "@/tests/stand-ins/basiq/messages";
import type { User } from "@/tests/stand-ins/basiq/provider-state";
import { startBasiq } from "@/tests/stand-ins/basiq/stand-in";

// Checks that the stand-in behaves as Basiq's API documentation says. The client in this test is written from that
// documentation only.

const basiq = await startBasiq("https://app.example/return");
const { provider } = basiq;
provider.applications.set("key", "ours").set("other-key", "theirs");
afterAll(() => basiq.close());

type Reply = {
  status: number;
  json: { data?: { code?: string; status?: string; id: string }[] } & Record<string, unknown>;
};

async function ask(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<Reply> {
  const answer = await fetch(`${basiq.url}${path}`, { method, headers, ...(body ? { body } : {}) });
  const text = await answer.text();
  return { status: answer.status, json: text ? JSON.parse(text) : {} };
}
const getToken = (form: string, key = "key") =>
  ask("POST", "/token", { authorization: `Basic ${key}`, "basiq-version": "3.0" }, form);

let server = {};
let user: User;
const as = (method: string, path: string, body?: object) =>
  ask(method, path, server, body && JSON.stringify(body));

async function open(action = ""): Promise<ReturnType<typeof openPage>> {
  const { json } = await getToken(`scope=CLIENT_ACCESS&userId=${user.id}`);
  return openPage(provider, `https://consent.basiq.io/home?token=${json.access_token}${action}&state=s1`);
}

beforeEach(async () => {
  provider.users.clear();
  server = { authorization: `Bearer ${(await getToken("scope=SERVER_ACCESS")).json.access_token}` };
  const made = await as("POST", "/users", { email: "gavin@hooli.com" });
  user = provider.users.get(String(made.json.id)) as User;
});

describe("the stand-in of Basiq", () => {
  test.each([
    ["a token without a key", "POST", "/token", {}, 400],
    ["a token without a version", "POST", "/token", { authorization: "Basic key" }, 400],
    [
      "a token of an unknown key",
      "POST",
      "/token",
      { authorization: "Basic no", "basiq-version": "3.0" },
      404,
    ],
    ["a call without a token", "GET", "/users/x", {}, 401],
  ])("refuses %s as documented in the table of errors", async (_, method, path, headers, status) => {
    const answer = await ask(method, path, headers);
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({
      type: "list",
      correlationId: expect.any(String),
      data: [{ type: "error" }],
    });
  });

  test.each([
    ["no contact", {}, "parameter-not-supplied"],
    ["a bad email", { email: "gavin" }, "parameter-not-valid"],
    ["a bad mobile", { mobile: "0410 888 666" }, "parameter-not-valid"],
  ])("refuses a user with %s", async (_, body, code) => {
    const answer = await as("POST", "/users", body);
    expect([answer.status, answer.json.data?.[0]?.code]).toEqual([400, code]);
  });

  test("shows users only to the application that created them, and not after they were deleted", async () => {
    const theirs = {
      authorization: `Bearer ${(await getToken("scope=SERVER_ACCESS", "other-key")).json.access_token}`,
    };
    expect((await ask("GET", `/users/${user.id}`, theirs)).status).toBe(404);
    expect((await as("POST", `/users/${user.id}`, { mobile: "+61410888666" })).json.mobile).toBe(
      "+61410888666",
    );
    expect((await as("POST", `/users/${user.id}/auth_link`)).status).toBe(201);
    expect((await as("DELETE", `/users/${user.id}`)).status).toBe(204);
    expect((await as("GET", `/users/${user.id}/connections`)).status).toBe(404);
    expect((await as("DELETE", `/users/${user.id}`)).status).toBe(404);
  });

  test("redirects a customer with the state, and with the jobs of the banks that the customer shared", async () => {
    expect(leave(provider, await open())).toBe("https://app.example/return?state=s1");
    const back = new URL(agree(provider, await open(), [fillBank(0, 3), fillBank(1, 3)], "none"));
    expect(back.searchParams.get("jobIds")?.split(",")).toEqual(user.jobs.map(({ id }) => id));
    expect(user.connections.map(({ status }) => status)).toEqual(["init", "init"]);
  });

  test("lists jobs of the last seven days, lists a refresh in progress once, and keeps data after its connection is deleted", async () => {
    agree(provider, await open(), [fillBank(0, 3)], "accounts");
    const [connection] = user.connections;
    const path = `/users/${user.id}/connections/${connection?.id}`;
    expect((await as("POST", `${path}/refresh`)).status).toBe(200);
    bringData(provider, user, connection?.id ?? "", "all");
    expect((await as("POST", `${path}/refresh`)).status).toBe(202);
    expect((await as("POST", `/users/${user.id}/connections/refresh`)).status).toBe(202);
    for (const job of user.jobs.slice(1)) job.created = new Date(0);
    expect((await as("GET", `/users/${user.id}/jobs`)).json.data).toHaveLength(1);
    expect((await as("GET", `/jobs/${user.jobs[1]?.id}`)).status).toBe(200);
    expect((await as("DELETE", path)).status).toBe(204);
    expect((await as("POST", `${path}/purge`)).status).toBe(404);
    expect((await as("GET", `/users/${user.id}/accounts`)).json.data).toHaveLength(1);
    expect((await as("GET", `/users/${user.id}/connections`)).json.data?.[0]?.status).toBe("deleted");
  });

  test("refuses a page of more than 500 and an unknown filter, and names banks by their connector", async () => {
    const list = `/users/${user.id}/transactions`;
    expect((await as("GET", `${list}?limit=501`)).status).toBe(400);
    expect((await as("GET", `${list}?filter=${encodeURIComponent("colour.eq('red')")}`)).status).toBe(400);
    expect((await as("GET", "/connectors/AU00301/openbanking")).json).toMatchObject({
      institution: { name: "Bluegum Bank" },
    });
    expect((await as("GET", "/connectors")).json.data).toHaveLength(2);
    expect((await as("GET", "/institutions/AU00301")).status).toBe(404);
  });

  test("extends a consent, then each bank, and returns an error if there is no consent to extend", async () => {
    const visit = await open("&action=extend");
    expect(() => agree(provider, visit, [], "none")).toThrow("active consent");
    agree(provider, await open(), [fillBank(0, 3)], "all");
    const soon = new Date(Date.now() + 86_400_000);
    for (const ending of [...user.consents, ...user.connections]) ending.expiryDate = soon;
    agree(provider, await open("&action=extend"), [], "none");
    expect([user.consents[0]?.expiryDate === soon, user.connections[0]?.expiryDate === soon]).toEqual([
      false,
      true,
    ]);
    agree(provider, await open(`&connectionId=${user.connections[0]?.id}`), [], "none");
    expect(user.connections[0]?.expiryDate === soon).toBe(false);
  });

  test("stores the event that a message refers to", async () => {
    const { raw } = writeMessage(provider, user, "user.updated", {}, { secret: "whsec_MA4V6bD7rB0Hcm2a" });
    const { eventId } = JSON.parse(raw) as { eventId: string };
    expect((await as("GET", `/events/${eventId}`)).json).toMatchObject({
      userId: user.id,
      eventType: "updated",
    });
  });
});
