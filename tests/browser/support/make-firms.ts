// Creates the firms of the browser tests in the database of the server under test, and writes their keys to
// FIRMS_FILE.
import { encode } from "next-auth/jwt";
import { cookieName } from "@/lib/http/cookie-name";
import { newId } from "@/lib/ids";
import { changeBrand } from "@/lib/store/write/brand";
import { changeSettings } from "@/lib/store/write/company";
import { insertSession } from "@/lib/store/write/session";
import { writePrivateJson } from "@/scripts/private-file.mjs";
import { makeSuspended, makeTeam } from "@/tests/browser/support/make-team";
import { makeCompany, setRateLimit } from "@/tests/support/company";
import { setLiveApproval } from "@/tests/support/live-approval";
import { makePerson, OPERATORS } from "@/tests/support/operator";

type FirmOptions = {
  shareMode?: "automatic" | "customer_review";
  colour?: string;
  name?: string;
  isLive?: boolean;
  linkDays?: number | null;
};

/**
 * A typical firm, a firm whose customers review their report, a firm with live access, a firm whose links lock
 * automatically, and a firm for the test of browser alerts. That test counts the alerts of its firm, so no other test
 * may add alerts to that firm. The firms are separate, so that tests do not share rate limits.
 */
const FIRMS: Record<string, FirmOptions> = {
  plain: {},
  review: { shareMode: "customer_review", colour: "#ffe000", name: "Yarra Valley Family Law & Mediation" },
  live: { isLive: true },
  locking: { linkDays: 14 },
  alerts: {},
};
const CALLS_PER_MINUTE = 100_000;

async function makeFirm({
  shareMode = "automatic",
  colour = "#0f5c4d",
  name = "Harbour Lending Advisers",
  isLive = false,
  linkDays = null,
}: FirmOptions) {
  const { companyId, testKey, liveKey, actor } = await makeCompany(name);
  const now = new Date();
  await changeSettings(companyId, { shareMode, linkDays }, actor, now);
  await setRateLimit(companyId, CALLS_PER_MINUTE);
  const contact = { contactEmail: "help@firm.example", contactPhone: "02 5550 0123" };
  await changeBrand(companyId, { displayName: name, colour, ...contact }, actor, now);
  if (isLive) await setLiveApproval(companyId, true, actor, now);
  const owner = await makeCookie({ userId: actor.id ?? "", companyId, secondFactorAt: null });
  return { name, testKey, liveKey, owner };
}

/**
 * Creates companies, the users who sign in, and a session cookie for each user. An active and a suspended firm each
 * have one member of each role. Two firms have only an owner: one can set up single sign-on, the other can apply for
 * live access. There are also two operators.
 */
async function makeSessions() {
  const company = await makeCompany("Banksia Home Loans");
  const owner = { userId: company.actor.id ?? "", companyId: company.companyId, secondFactorAt: null };
  const operator = async (email: string) => {
    const { userId } = await makePerson(email);
    return { userId, companyId: null, secondFactorAt: new Date() };
  };
  return {
    liveKey: company.liveKey,
    testKey: company.testKey,
    companyId: company.companyId,
    team: await makeTeamSessions(),
    suspended: await makeSuspendedSessions(),
    sso: await makeSsoSession(),
    owner: await makeCookie(owner),
    first: await makeCookie(await operator(OPERATORS.first)),
    second: await makeCookie(await operator(OPERATORS.second)),
  };
}

/** Creates a firm with a signed-in member of each role. */
async function makeTeamSessions() {
  const { companyId, people, requests, stuck } = await makeTeam();
  return { cookies: await makeCookies(companyId, people), requests, stuck };
}

async function makeSuspendedSessions() {
  const { companyId, people, ready } = await makeSuspended();
  return { cookies: await makeCookies(companyId, people), ready };
}

/** Creates and signs in the owner of a firm that sets up single sign-on. */
async function makeSsoSession() {
  const { companyId, actor } = await makeCompany("Wattle Finance");
  const owner = await makeCookie({ userId: actor.id ?? "", companyId, secondFactorAt: null });
  return { companyId, owner };
}

async function makeCookies(companyId: string, people: Record<string, string>) {
  const entries = Object.entries(people).map(async ([role, userId]) => {
    return [role, await makeCookie({ userId, companyId, secondFactorAt: null })] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The duration of a session: longer than any run takes, so that no test has to confirm a password unexpectedly. */
const SESSION_MS = 4 * 3_600_000;

async function makeCookie(who: { userId: string; companyId: string | null; secondFactorAt: Date | null }) {
  const [id, now] = [newId("ses"), new Date()];
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  await insertSession({ id, ...who, userAgent: null, expiresAt, freshAt: expiresAt, by: "password", now });
  const token = { sub: who.userId, sessionId: id };
  return {
    name: cookieName("session"),
    value: await encode({ token, secret: process.env.NEXTAUTH_SECRET ?? "" }),
  };
}

const made = Object.entries(FIRMS).map(async ([role, options]) => [role, await makeFirm(options)] as const);
await writePrivateJson(process.env.FIRMS_FILE ?? "", Object.fromEntries(await Promise.all(made)));
await writePrivateJson(process.env.SESSIONS_FILE ?? "", await makeSessions());
// An open database pool would keep the process alive.
process.exit(0);
