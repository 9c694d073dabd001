import { upstreamOf } from "@/lib/adapters/upstream/select";
import { BANKS } from "@/lib/sandbox/banks";
import { authorise, listConsents, listShareable, revokeAtBank } from "@/lib/sandbox/consents";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";
import { chooseBank, chooseCustomer, codeOf, enterCode, findSession } from "@/lib/sandbox/sessions";
import type { Bench } from "@/tests/adapters/upstream-contract/bench";
import { withClient } from "@/tests/support/connection";

/** Personas: one with more than a thousand transactions, and one with few. */
const MANY = "priya";
const FEW = "joan";
const END_IN_DAYS =
  "update sandbox_consent set expires_at = now() + $2 * interval '1 day' where user_id = $1";

/** The id of a second user. This user holds a customer's consents while a test needs the customer to have none. */
const asideOf = (userRef: string) => `${userRef}-aside`;

/**
 * Makes the bench of the built-in bank. It simulates faults by changing stored consents, because that bank has no HTTP.
 */
export function makeSandboxBench(ownerUrl: string): Bench {
  const ask = (statement: string, values: unknown[]) =>
    withClient(ownerUrl, async (client) => {
      await client.query(statement, values);
    });
  /** Moves the customer's consents to the second user; returns a function that moves them back. */
  const hide = async (userRef: string) => {
    const aside = asideOf(userRef);
    await ask("insert into sandbox_user (id) values ($1)", [aside]);
    await ask("update sandbox_consent set user_id = $2 where user_id = $1", [userRef, aside]);
    return async () => {
      await ask("update sandbox_consent set user_id = $1 where user_id = $2", [userRef, aside]);
      await ask("delete from sandbox_user where id = $1", [aside]);
    };
  };
  const active = async (userRef: string) => (await listConsents(userRef)).filter(({ isActive }) => isActive);
  return {
    name: "sandbox",
    environment: "test",
    upstream: () => upstreamOf({ provider: "sandbox", environment: "test" }),
    agree: async (url, { banks, rows }) => {
      const session = new URL(url).searchParams.get("sess_id") ?? "";
      if (banks !== 1) throw new Error("a sandbox session covers one bank");
      await walk(session, rows > 100 ? MANY : FEW);
    },
    truth: async (userRef) => {
      const given = [...(await active(userRef)), ...(await active(asideOf(userRef)))];
      let isKnown = false;
      await withClient(ownerUrl, async (client) => {
        const { rows } = await client.query(
          "select 1 from sandbox_user where id = $1 and deleted_at is null",
          [userRef],
        );
        isKnown = rows.length > 0;
      });
      return { isKnown, sharing: given.map(({ bankName }) => bankName).sort(), rows: Number.NaN };
    },
    messages: () => [],
    attacks: { "consents missing once": hide, "consents missing for ever": hide },
    traffic: () => ({ calls: 0, deletes: 0, pulls: 0, refreshes: 0 }),
    revoke: async (userRef) => {
      for (const { id } of await active(userRef)) await revokeAtBank(id);
    },
    endIn: (userRef, days) => ask(END_IN_DAYS, [userRef, days]),
    reset: () => {},
    close: async () => {},
  };
}

async function walk(session: string, householdId: string): Promise<void> {
  const household = HOUSEHOLDS.find(({ id }) => id === householdId);
  const bank = BANKS.find(({ health }) => health === "healthy");
  if (!household || !bank) throw new Error("no such household");
  await chooseBank(session, bank.id);
  await chooseCustomer(session, household.customerNumber);
  await enterCode(session, codeOf(session));
  const open = await findSession(session);
  if (open?.state !== "open") throw new Error("the session is not open");
  const accounts = listShareable(open).map(({ id }) => id);
  if (!(await authorise(session, accounts))) throw new Error("not authorised");
}
