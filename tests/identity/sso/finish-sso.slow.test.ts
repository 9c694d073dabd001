import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { saveSsoProvider } from "@/lib/company/sso/set-up-sso";
import { checkPerson } from "@/lib/identity/check-person";
import { checkSession } from "@/lib/identity/check-session";
import { isFresh } from "@/lib/identity/confirm-person";
import { beginSso, beginSsoConfirm } from "@/lib/identity/sso/begin-sso";
import { finishSso, finishSsoConfirm, type SsoReturn } from "@/lib/identity/sso/finish-sso";
import { switchCompany } from "@/lib/identity/switch-company";
import { newId } from "@/lib/ids";
import { db, inCompany } from "@/lib/store/client";
import { listMembers } from "@/lib/store/read/member";
import { switchSso } from "@/lib/store/write/sso-rule";
import { testDatabase } from "@/tests/support/database";
import { type IdentityProvider, startIdentityProvider } from "@/tests/support/identity-provider";
import { actionsOf, codeOf, makePerson, newAddress, personOf } from "@/tests/support/people";
import { makeSsoFirm, type SsoFirm, signInBySso } from "@/tests/support/sso";

testDatabase();

let provider: IdentityProvider;
beforeAll(async () => {
  provider = await startIdentityProvider({ sub: "unlisted" });
});
afterAll(() => provider.stop());

let people = 0;
/** Makes the provider sign in a new user of the firm. Returns the user's email and subject. */
function arrive(firm: SsoFirm, claims: Record<string, unknown> = {}) {
  people += 1;
  const email = `person-${people}@${firm.domain}`;
  provider.user = { sub: `subject-${people}`, email, email_verified: true, name: "Lee Broker", ...claims };
  return { email, sub: provider.user.sub };
}

/** The reason why a sign-in was refused; null if the sign-in was accepted. */
const whyOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { why?: string; code?: string }) => error.why ?? error.code ?? String(error),
  );

async function back(email: string): Promise<SsoReturn> {
  const { url, journey } = await beginSso({ email, address: newAddress(), back: "/test/usage" });
  const { searchParams } = await provider.visit(url);
  const at = { connectionId: journey.connectionId, address: newAddress(), userAgent: null };
  return { ...at, params: searchParams, journey };
}

const refusals = (companyId: string) =>
  inCompany(companyId, (tx) =>
    tx.auditEntry.findMany({ where: { companyId, action: "sso.refused" }, orderBy: { seq: "asc" } }),
  );

describe("finishSso for a new user", () => {
  test("creates the user with the default role, in a session of that company", async () => {
    const firm = await makeSsoFirm(provider, { defaultRole: "viewer" });
    const { email } = arrive(firm);
    const { sessionId, awaitsSecond } = await signInBySso(provider, email);
    expect(awaitsSecond).toBe(false);
    const signedIn = await checkSession(sessionId);
    expect(signedIn).toMatchObject({ email, name: "Lee Broker", role: "viewer", isConfirmed: true });
    expect(signedIn?.company.id).toBe(firm.companyId);
    expect((await actionsOf(firm.companyId)).slice(-2)).toEqual(["member.joined", "member.signed_in"]);
  });

  test("signs the same user in again by the provider's id, even after the email address changed at the provider", async () => {
    const firm = await makeSsoFirm(provider);
    const { email, sub } = arrive(firm);
    const first = await signInBySso(provider, email);
    provider.user = { ...provider.user, sub, email: `renamed@${firm.domain}` };
    expect((await signInBySso(provider, email)).userId).toBe(first.userId);
    expect(await listMembers(firm.companyId)).toHaveLength(2);
  });

  test("creates one user if two sign-ins arrive at the same time", async () => {
    const firm = await makeSsoFirm(provider);
    const { email } = arrive(firm);
    const both = await Promise.all([signInBySso(provider, email), signInBySso(provider, email)]);
    expect(new Set(both.map(({ userId }) => userId)).size).toBe(1);
  });

  test("reads the address from the user information if the token has no address", async () => {
    const firm = await makeSsoFirm(provider);
    const { email } = arrive(firm, { email: undefined, email_verified: undefined });
    const address = `informed@${firm.domain}`;
    provider.more = { email: address, email_verified: "true" };
    const { sessionId } = await signInBySso(provider, email).finally(() => {
      provider.more = {};
    });
    expect((await personOf(sessionId)).email).toBe(address);
  });

  test("links an existing user with a confirmed address, and keeps the user's password", async () => {
    const firm = await makeSsoFirm(provider);
    const known = await makePerson();
    const email = `known-${newId("usr")}@${firm.domain}`;
    const data = { email, emailConfirmedAt: new Date() };
    const { passwordHash } = await db().user.update({ where: { id: known.userId }, data });
    arrive(firm, { email });
    expect((await signInBySso(provider, email)).userId).toBe(known.userId);
    const after = await db().user.findUniqueOrThrow({ where: { id: known.userId } });
    expect(after.passwordHash).toBe(passwordHash);
  });
});

describe("finishSso refuses", () => {
  test.each([
    ["an address of another domain", { email: "someone@elsewhere.example" }, "no_address"],
    ["an address of a subdomain", (firm: SsoFirm) => ({ email: `a@mail.${firm.domain}` }), "no_address"],
    ["an address that the provider has not verified", { email_verified: false }, "unverified"],
    ["an address without a statement that it is verified", { email_verified: undefined }, "unverified"],
    ["no address", { email: undefined }, "no_address"],
  ])("%s, adds an audit entry and creates no user", async (_what, claims, why) => {
    const firm = await makeSsoFirm(provider);
    const { email } = arrive(firm, typeof claims === "function" ? claims(firm) : claims);
    expect(await whyOf(signInBySso(provider, email))).toBe(why);
    expect(await whyOf(signInBySso(provider, email))).toBe(why);
    expect((await refusals(firm.companyId)).map(({ detail }) => detail)).toEqual([{ why }]);
    expect(await listMembers(firm.companyId)).toHaveLength(1);
  });

  test("an account whose address was never confirmed", async () => {
    const firm = await makeSsoFirm(provider);
    const known = await makePerson();
    const email = `trap-${newId("usr")}@${firm.domain}`;
    await db().user.update({ where: { id: known.userId }, data: { email, emailConfirmedAt: null } });
    arrive(firm, { email });
    expect(await whyOf(signInBySso(provider, email))).toBe("unconfirmed");
  });

  test("a second account of the provider with the address of a member", async () => {
    const firm = await makeSsoFirm(provider);
    const { email } = arrive(firm);
    await signInBySso(provider, email);
    provider.user = { ...provider.user, sub: "the next person with this address" };
    expect(await whyOf(signInBySso(provider, email))).toBe("taken");
  });

  test("a disabled user", async () => {
    const firm = await makeSsoFirm(provider);
    const { email } = arrive(firm);
    const { userId } = await signInBySso(provider, email);
    await db().user.update({ where: { id: userId }, data: { disabledAt: new Date() } });
    expect(await whyOf(signInBySso(provider, email))).toBe("disabled");
  });

  test("a return with a wrong state, nonce or verifier, or with a used code", async () => {
    const firm = await makeSsoFirm(provider);
    const { email } = arrive(firm);
    for (const name of ["state", "nonce", "verifier"] as const) {
      const good = await back(email);
      const journey = good.journey && {
        ...good.journey,
        checks: { ...good.journey.checks, [name]: "x".repeat(43) },
      };
      expect(await whyOf(finishSso({ ...good, journey }))).toBe("signed_out");
    }
    const good = await back(email);
    await finishSso(good);
    expect(await whyOf(finishSso(good))).toBe("signed_out");
  });

  test("a return that another browser began, that arrived too late, or that the provider refused", async () => {
    const firm = await makeSsoFirm(provider);
    const { email } = arrive(firm);
    const good = await back(email);
    expect(await whyOf(finishSso({ ...good, journey: null }))).toBe("late");
    expect(await whyOf(finishSso(good, new Date(Date.now() + 601_000)))).toBe("late");
    const params = new URLSearchParams({ error: "access_denied", state: good.journey?.checks.state ?? "" });
    expect(await whyOf(finishSso({ ...good, params }))).toBe("signed_out");
    expect(await listMembers(firm.companyId)).toHaveLength(1);
  });

  test("a token that was signed with an unpublished key", async () => {
    const firm = await makeSsoFirm(provider);
    const { email } = arrive(firm);
    provider.signsWithForeignKey = true;
    const why = await whyOf(signInBySso(provider, email));
    provider.signsWithForeignKey = false;
    expect(why).toBe("signed_out");
    expect(await whyOf(signInBySso(provider, email))).toBeNull();
  });

  test("a token for a different client, from a different issuer, or after its expiry", async () => {
    const firm = await makeSsoFirm(provider);
    const { email } = arrive(firm);
    const wrong = [
      { aud: "another client" },
      { iss: "https://other.example" },
      { exp: 1_000_000 },
      { nonce: "other" },
    ];
    for (const claims of wrong) {
      arrive(firm, { email, ...claims });
      expect(await whyOf(signInBySso(provider, email))).toBe("signed_out");
    }
  });
});

describe("roles from the identity provider", () => {
  const rules = {
    roleClaim: "groups",
    roleRules: [
      { value: "IT", role: "admin" as const },
      { value: "Brokers", role: "member" as const },
    ],
    defaultRole: null,
  };

  test("come from the first matching rule, and are updated at the next sign-in", async () => {
    const firm = await makeSsoFirm(provider, rules);
    const { email, sub } = arrive(firm, { groups: ["Everyone", "Brokers"] });
    const { userId, sessionId } = await signInBySso(provider, email);
    expect((await checkSession(sessionId))?.role).toBe("member");
    arrive(firm, { sub, email, groups: ["Brokers", "IT"] });
    await signInBySso(provider, email);
    expect((await checkSession(sessionId))?.role).toBe("admin");
    arrive(firm, { sub, email, groups: [] });
    expect(await whyOf(signInBySso(provider, email))).toBe("no_role");
    const changes = await inCompany(firm.companyId, (tx) =>
      tx.auditEntry.findMany({ where: { companyId: firm.companyId, action: "member.role_changed" } }),
    );
    expect(changes.map(({ detail }) => detail)).toEqual([
      { member_id: userId, from: "member", to: "admin", by: "sso" },
    ]);
  });

  test("never add or remove an owner", async () => {
    const firm = await makeSsoFirm(provider, rules);
    const email = `owner@${firm.domain}`;
    await db().user.update({ where: { id: firm.ownerId }, data: { email, emailConfirmedAt: new Date() } });
    arrive(firm, { email, groups: ["Brokers"] });
    const { sessionId } = await signInBySso(provider, email);
    expect((await checkSession(sessionId))?.role).toBe("owner");
  });

  test("do not change roles of members if there are no rules", async () => {
    const firm = await makeSsoFirm(provider, { defaultRole: "viewer" });
    const { email } = arrive(firm);
    const { userId, sessionId } = await signInBySso(provider, email);
    await inCompany(firm.companyId, (tx) =>
      tx.membership.updateMany({ where: { companyId: firm.companyId, userId }, data: { role: "admin" } }),
    );
    await signInBySso(provider, email);
    expect((await checkSession(sessionId))?.role).toBe("admin");
  });
});

describe("a single sign-on session", () => {
  async function memberOfTwo() {
    const firm = await makeSsoFirm(provider);
    const other = await makePerson();
    const { email } = arrive(firm);
    const signedIn = await signInBySso(provider, email);
    const row = { companyId: other.companyId, userId: signedIn.userId, role: "owner" as const };
    await inCompany(other.companyId, (tx) => tx.membership.create({ data: { id: newId("mbr"), ...row } }));
    return { firm, other, email, ...signedIn };
  }

  test("gives no access to a second company of the user, even after the user left the first company", async () => {
    const { firm, other, sessionId, userId } = await memberOfTwo();
    expect(await codeOf(switchCompany(await personOf(sessionId), other.companyId))).toBe("not_allowed");
    await inCompany(firm.companyId, (tx) =>
      tx.membership.deleteMany({ where: { companyId: firm.companyId, userId } }),
    );
    expect(await checkSession(sessionId)).toBeNull();
  });

  test("cannot be started by the provider of another company for an address of this company", async () => {
    const firm = await makeSsoFirm(provider);
    const attacker = await makeSsoFirm(provider);
    const { email } = arrive(firm);
    await signInBySso(provider, email);
    const at = `insider@${attacker.domain}`;
    expect(await whyOf(signInBySso(provider, at))).toBe("no_address");
    const good = await back(email);
    const theirs = (await back(at)).connectionId;
    expect(await whyOf(finishSso({ ...good, connectionId: theirs }))).toBe("late");
  });

  test("ends when single sign-on is switched off or its issuer changes", async () => {
    for (const act of ["off", "issuer"] as const) {
      const firm = await makeSsoFirm(provider);
      const { email } = arrive(firm);
      const { sessionId } = await signInBySso(provider, email);
      const next = await startIdentityProvider({ sub: "x" });
      if (act === "off") await switchSso(firm, false);
      else await saveSsoProvider(firm, { issuer: next.issuer, clientId: "surplus", clientSecret: null });
      await next.stop();
      expect(await checkSession(sessionId)).toBeNull();
    }
  });

  test("has a second factor only if the provider states one", async () => {
    const firm = await makeSsoFirm(provider);
    const { email } = arrive(firm, { amr: ["pwd"] });
    expect((await personOf((await signInBySso(provider, email)).sessionId)).secondFactorAt).toBeNull();
    provider.user = { ...provider.user, amr: ["pwd", "mfa"] };
    expect((await personOf((await signInBySso(provider, email)).sessionId)).secondFactorAt).not.toBeNull();
  });

  test("is only as fresh as the user's authentication at the provider", async () => {
    const firm = await makeSsoFirm(provider);
    const { email } = arrive(firm);
    expect(isFresh(await personOf((await signInBySso(provider, email)).sessionId))).toBe(false);
    provider.user = { ...provider.user, auth_time: Math.floor(Date.now() / 1_000) - 60 };
    expect(isFresh(await personOf((await signInBySso(provider, email)).sessionId))).toBe(true);
    provider.user = { ...provider.user, auth_time: Math.floor(Date.now() / 1_000) - 3_600 };
    expect(isFresh(await personOf((await signInBySso(provider, email)).sessionId))).toBe(false);
  });
});

describe("finishSsoConfirm", () => {
  async function confirm(sessionId: string) {
    const person = await personOf(sessionId);
    const { url, journey } = await beginSsoConfirm(person, null);
    const { searchParams: params } = await provider.visit(url);
    const { connectionId } = journey;
    const back = { connectionId, params, journey, address: newAddress(), userAgent: null };
    const confirmed = await finishSsoConfirm(back, person);
    expect(await checkPerson(sessionId)).toBeNull();
    return { url, person: await personOf(confirmed.sessionId) };
  }

  test("makes the session fresh once the user has authenticated again", async () => {
    const firm = await makeSsoFirm(provider);
    const { email } = arrive(firm);
    const { sessionId } = await signInBySso(provider, email);
    const { url, person } = await confirm(sessionId);
    expect(new URL(url).searchParams.get("prompt")).toBe("login");
    expect(isFresh(person)).toBe(true);
  });

  test("refuses an earlier authentication, a different user, and a provider without an authentication time", async () => {
    const firm = await makeSsoFirm(provider);
    const { email } = arrive(firm);
    const { sessionId } = await signInBySso(provider, email);
    provider.user = { ...provider.user, auth_time: undefined };
    expect(await whyOf(confirm(sessionId))).toBe("not_again");
    provider.user = { ...provider.user, auth_time: Math.floor(Date.now() / 1_000) - 300 };
    expect(await whyOf(confirm(sessionId))).toBe("not_again");
    const colleague = arrive(firm);
    await signInBySso(provider, colleague.email);
    expect(await whyOf(confirm(sessionId))).toBe("other_person");
    expect(isFresh(await personOf(sessionId))).toBe(false);
  });
});
