import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changeRole, removeMember } from "@/lib/company/change-member";
import { verifySsoDomainAsOperator } from "@/lib/company/operator/verify-sso-domain";
import { saveSsoProvider, setSsoDomain, verifySsoDomain } from "@/lib/company/sso/set-up-sso";
import { beginSession } from "@/lib/identity/begin-session";
import { checkSession } from "@/lib/identity/check-session";
import { beginSso } from "@/lib/identity/sso/begin-sso";
import { newId } from "@/lib/ids";
import { txtName, txtValue } from "@/lib/rules/sso";
import { db, inCompany } from "@/lib/store/client";
import { findOpenConnection, findSso, getSso } from "@/lib/store/read/sso";
import { resealAll } from "@/lib/store/write/reseal";
import { requireSso, saveSsoRoles, switchSso } from "@/lib/store/write/sso-rule";
import { testDatabase } from "@/tests/support/database";
import { type IdentityProvider, startIdentityProvider } from "@/tests/support/identity-provider";
import {
  actionsOf,
  addTotp,
  codeOf,
  makePerson,
  newAddress,
  personOf,
  signInAsPerson,
} from "@/tests/support/people";
import { makeSsoFirm, recordOf, type SsoFirm, signInBySso } from "@/tests/support/sso";

testDatabase();

let provider: IdentityProvider;
beforeAll(async () => {
  provider = await startIdentityProvider({ sub: "unlisted" });
});
afterAll(() => provider.stop());

async function makeFirm() {
  const { companyId, userId, email } = await makePerson();
  return { companyId, userId, email, actor: { kind: "member", id: userId } as const };
}

describe("the domain of single sign-on", () => {
  test("is verified by the TXT record under its own name, but not by a different record or name", async () => {
    const firm = await makeFirm();
    const domain = `${newId("co").slice(3)}.example`;
    await setSsoDomain(firm, domain);
    const { domainToken } = await getSso(firm.companyId);
    const wrong = [[], [domainToken], [`${txtValue(domainToken)}0`], ["surplus-domain="]];
    for (const records of wrong)
      expect(await codeOf(verifySsoDomain(firm, async () => records))).toBe("conflict");
    const elsewhere = async (name: string) => (name === domain ? [txtValue(domainToken)] : []);
    expect(await codeOf(verifySsoDomain(firm, elsewhere))).toBe("conflict");
    const read = async (name: string) => (name === txtName(domain) ? ["other", txtValue(domainToken)] : []);
    await verifySsoDomain(firm, read);
    expect((await getSso(firm.companyId)).domainVerifiedAt).not.toBeNull();
    expect((await actionsOf(firm.companyId)).slice(-2)).toEqual(["sso.domain_set", "sso.domain_verified"]);
  });

  test("belongs to the company that verified it first, and has no effect for a second company that enters it", async () => {
    const firm = await makeSsoFirm(provider);
    const rival = await makeFirm();
    await setSsoDomain(rival, firm.domain);
    expect(await codeOf(verifySsoDomain(rival, await recordOf(rival.companyId)))).toBe("conflict");
    const operator = { actor: { kind: "operator", id: "usr_operator" } as const };
    expect(await codeOf(verifySsoDomainAsOperator(rival.companyId, firm.domain, operator))).toBe("conflict");
    expect((await findOpenConnection({ domain: firm.domain }))?.companyId).toBe(firm.companyId);
    expect((await getSso(rival.companyId)).domainVerifiedAt).toBeNull();
  });

  test("is confirmed as the operator saw it, but not if it was changed in the meantime", async () => {
    const firm = await makeFirm();
    const operator = { actor: { kind: "operator", id: "usr_operator" } as const };
    const [first, second] = [1, 2].map((n) => `${newId("co").slice(3)}${n}.example`) as [string, string];
    await setSsoDomain(firm, first);
    await setSsoDomain(firm, second);
    expect(await codeOf(verifySsoDomainAsOperator(firm.companyId, first, operator))).toBe("conflict");
    await verifySsoDomainAsOperator(firm.companyId, second, operator);
    expect((await getSso(firm.companyId)).domainVerifiedAt).not.toBeNull();
  });

  test("must be verified again with a new token after a change, and single sign-on is switched off", async () => {
    const firm = await makeSsoFirm(provider);
    const before = await getSso(firm.companyId);
    await setSsoDomain(firm, firm.domain);
    expect(await getSso(firm.companyId)).toEqual(before);
    await setSsoDomain(firm, `new-${firm.domain}`);
    const after = await getSso(firm.companyId);
    expect(after).toMatchObject({ domainVerifiedAt: null, isOn: false });
    expect(after.domainToken).not.toBe(before.domainToken);
    expect(await findOpenConnection({ domain: firm.domain })).toBeNull();
  });
});

describe("the identity provider", () => {
  test("is refused if its URL leads to a private address, cannot be reached, or names a different issuer", async () => {
    const firm = await makeSsoFirm(provider);
    const refused = [
      "http://169.254.169.254/latest",
      "https://10.0.0.8",
      "https://login.internal",
      "http://127.0.0.1:9",
      `${provider.issuer}/other`,
      `${provider.issuer}/`,
      provider.issuer.replace("localhost", "127.0.0.1"),
    ];
    for (const issuer of refused)
      expect(await codeOf(saveSsoProvider(firm, { issuer, clientId: "x", clientSecret: null }))).toBe(
        "conflict",
      );
    expect((await getSso(firm.companyId)).issuer).toBe(provider.issuer);
  });

  test("has an encrypted secret that no page shows, that is kept unless replaced, and that is resealed with the master key", async () => {
    const firm = await makeSsoFirm(provider);
    const row = await inCompany(firm.companyId, (tx) =>
      tx.ssoConnection.findUniqueOrThrow({ where: { companyId: firm.companyId } }),
    );
    expect(Buffer.from(row.clientSecretSealed ?? []).toString("latin1")).not.toContain(
      "secret of the client",
    );
    expect(JSON.stringify(await findSso(firm.companyId))).not.toContain("secret of the client");
    await saveSsoProvider(firm, { issuer: provider.issuer, clientId: "renamed", clientSecret: undefined });
    const open = await findOpenConnection({ domain: firm.domain });
    expect(open).toMatchObject({ clientId: "renamed", clientSecret: "secret of the client" });
    const keys = process.env.MASTER_KEYS;
    expect(keys).toBeTruthy();
    expect((await resealAll(() => {})).failed).toBe(0);
    await saveSsoProvider(firm, { issuer: provider.issuer, clientId: "renamed", clientSecret: null });
    expect((await findOpenConnection({ domain: firm.domain }))?.clientSecret).toBeNull();
  });

  test("is not saved over a change that the member has not seen, even if only the secret changed", async () => {
    const firm = await makeSsoFirm(provider);
    const { issuer } = provider;
    const { providerVersion: seenVersion } = await getSso(firm.companyId);
    await saveSsoProvider(firm, { issuer, clientId: "surplus", clientSecret: "a newer secret", seenVersion });
    const stale = { issuer, clientId: "theirs", clientSecret: undefined, seenVersion };
    await expect(saveSsoProvider(firm, stale)).rejects.toThrow("Someone else changed the identity provider.");
    const { providerVersion, clientId } = await getSso(firm.companyId);
    expect(clientId).toBe("surplus");
    await saveSsoRoles(firm, { roleClaim: "groups", roleRules: [], defaultRole: "member" });
    await saveSsoProvider(firm, { ...stale, seenVersion: providerVersion });
    expect((await getSso(firm.companyId)).clientId).toBe("theirs");
  });

  test("can be switched on only with a verified domain, and is found only while it is switched on", async () => {
    const firm = await makeFirm();
    const domain = `${newId("co").slice(3)}.example`;
    await setSsoDomain(firm, domain);
    await saveSsoProvider(firm, { issuer: provider.issuer, clientId: "surplus", clientSecret: null });
    expect(await codeOf(switchSso(firm, true))).toBe("conflict");
    await verifySsoDomain(firm, await recordOf(firm.companyId));
    expect(await codeOf(beginSso({ email: `a@${domain}`, address: newAddress(), back: null }))).toBe(
      "not_found",
    );
    await switchSso(firm, true);
    const { url } = await beginSso({ email: `a@${domain}`, address: newAddress(), back: null });
    const query = new URL(url).searchParams;
    expect(query.get("code_challenge_method")).toBe("S256");
    for (const name of ["state", "nonce", "code_challenge"])
      expect(query.get(name)?.length).toBeGreaterThan(40);
    await switchSso(firm, false);
    expect(await codeOf(beginSso({ email: `a@${domain}`, address: newAddress(), back: null }))).toBe(
      "not_found",
    );
  });

  test("cannot be read or changed by another company", async () => {
    const firm = await makeSsoFirm(provider);
    const other = await makeFirm();
    expect(await findSso(other.companyId)).toBeNull();
    const roles = { roleClaim: null, roleRules: [], defaultRole: "admin" as const };
    expect(await codeOf(saveSsoRoles(other, roles))).toBe("not_found");
    expect(await codeOf(switchSso(other, false))).toBe("not_found");
    const seen = await inCompany(other.companyId, (tx) => tx.ssoConnection.findMany());
    expect(seen).toEqual([]);
    const theirs = { where: { companyId: firm.companyId }, data: { isOn: false } };
    expect((await inCompany(other.companyId, (tx) => tx.ssoConnection.updateMany(theirs))).count).toBe(0);
    expect((await getSso(firm.companyId)).isOn).toBe(true);
  });
});

test("beginSso limits attempts by network address", async () => {
  const address = newAddress();
  const ask = () => codeOf(beginSso({ email: "a@nowhere.example", address, back: null }));
  for (let n = 0; n < 20; n++) expect(await ask()).toBe("not_found");
  expect(await ask()).toBe("too_many");
});

describe("requireSso", () => {
  /** Creates a firm whose owner has an authenticator, and a member who signed in through the provider. */
  async function ready() {
    const firm = await makeSsoFirm(provider);
    const email = `member@${firm.domain}`;
    provider.user = { sub: `sub-${firm.companyId}`, email, email_verified: true };
    const { userId, sessionId } = await signInBySso(provider, email);
    const owner = await personOf((await signInAsPerson({ email: firm.ownerEmail })).sessionId);
    await addTotp(owner, new Date());
    return { firm, userId, sessionId, owner };
  }

  const enter = ({ companyId }: SsoFirm, userId: string, withSecond: boolean) =>
    beginSession({ userId, by: withSecond ? "passkey" : "password", withSecond, userAgent: null, companyId });

  test("blocks every other way to sign in from the next page on, except for the named owner with a second factor", async () => {
    const { firm, userId, sessionId, owner } = await ready();
    const byPassword = await enter(firm, userId, true);
    expect(await checkSession(byPassword.sessionId)).toMatchObject({ lacksSso: false });
    await requireSso(firm, firm.ownerId);
    expect(await checkSession(byPassword.sessionId)).toMatchObject({ lacksSso: true });
    expect(await checkSession(sessionId)).toMatchObject({ lacksSso: false, lacksSecondFactor: false });
    expect(await checkSession(owner.sessionId)).toMatchObject({ lacksSso: false, lacksSecondFactor: false });
    await db().session.update({ where: { id: owner.sessionId }, data: { secondFactorAt: null } });
    expect(await checkSession(owner.sessionId)).toMatchObject({ lacksSso: false, lacksSecondFactor: true });
    const glass = await enter(firm, firm.ownerId, true);
    expect(await checkSession(glass.sessionId)).toMatchObject({ lacksSso: false, lacksSecondFactor: false });
    const actions = await actionsOf(firm.companyId);
    expect(actions.filter((action) => action === "member.break_glass_used")).toHaveLength(1);
    await requireSso(firm, null);
    expect(await checkSession(byPassword.sessionId)).toMatchObject({ lacksSso: false });
  });

  test("refuses an owner without a second factor, a member who is not an owner, and a non-member", async () => {
    const { firm, userId } = await ready();
    const other = await makePerson();
    for (const id of [userId, other.userId, "usr_unknown"])
      expect(await codeOf(requireSso(firm, id))).toBe("conflict");
    await db().user.update({ where: { id: firm.ownerId }, data: { totpAt: null } });
    expect(await codeOf(requireSso(firm, firm.ownerId))).toBe("conflict");
  });

  test("refuses if no member has signed in through the provider yet", async () => {
    const firm = await makeSsoFirm(provider);
    const owner = await personOf((await signInAsPerson({ email: firm.ownerEmail })).sessionId);
    await addTotp(owner, new Date());
    expect(await codeOf(requireSso(firm, firm.ownerId))).toBe("conflict");
  });

  test("prevents changes of the named owner and the provider while it is switched on", async () => {
    const { firm, userId } = await ready();
    await inCompany(firm.companyId, (tx) =>
      tx.membership.updateMany({ where: { companyId: firm.companyId, userId }, data: { role: "owner" } }),
    );
    await requireSso(firm, firm.ownerId);
    const change = {
      companyId: firm.companyId,
      userId: firm.ownerId,
      actor: { kind: "member", id: userId } as const,
    };
    expect(await codeOf(changeRole(change, "admin"))).toBe("conflict");
    expect(await codeOf(removeMember(change))).toBe("conflict");
    expect(await codeOf(setSsoDomain(firm, "another.example"))).toBe("conflict");
    expect(await codeOf(switchSso(firm, false))).toBe("conflict");
  });

  test("does not affect another company that shares a member", async () => {
    const { firm, userId } = await ready();
    const other = await makePerson();
    const row = { companyId: other.companyId, userId, role: "member" as const };
    await inCompany(other.companyId, (tx) => tx.membership.create({ data: { id: newId("mbr"), ...row } }));
    await requireSso(firm, firm.ownerId);
    const { sessionId } = await enter({ ...firm, companyId: other.companyId }, userId, false);
    expect(await checkSession(sessionId)).toMatchObject({
      lacksSso: false,
      company: { id: other.companyId },
    });
  });
});
