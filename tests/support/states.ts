import { afterAll, beforeAll, beforeEach, inject } from "vitest";
import { completeConsent } from "@/lib/connect/complete-consent";
import { createRequest } from "@/lib/connect/create-request";
import { purgeWhenDue } from "@/lib/erase/purge-request";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { advance } from "@/lib/pipeline";
import { closeStore, inScope } from "@/lib/store/client";
import { changeSettings } from "@/lib/store/write/company";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { databaseUrl, withClient } from "@/tests/support/connection";
import { giveConsent } from "@/tests/support/consent";
import {
  copyDatabase,
  databaseOfProcess,
  finishWork,
  refillTables,
  reuseDatabase,
  type TestDatabase,
} from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";

const consented = async (firm: TestCompany, id: string) => {
  await giveConsent(id);
  await completeConsent(firm.test, id, firm.actor);
};
const ready = async (firm: TestCompany, id: string) => {
  await giveConsent(id);
  await advance(firm.test, id);
};

/** The steps by which a new request reaches each state. `review` and `ongoing` set how the request is created. */
const STATES = {
  pending_consent: { lead: async () => {} },
  pending_data: { lead: consented },
  pending_data_ongoing: { ongoing: true, lead: consented },
  awaiting_share: { review: true, lead: ready },
  ready: { lead: ready },
  ready_ongoing: { ongoing: true, lead: ready },
  withdrawn: {
    lead: async (firm, id) => void (await withdrawRequest(firm.test, id, { by: "firm", actor: firm.actor })),
  },
  purged: {
    lead: async (firm, id) => {
      await ready(firm, id);
      const data = { purgeAt: new Date(Date.now() - 1) };
      await inScope(firm.test, (tx) => tx.request.updateMany({ where: { id }, data }));
      await purgeWhenDue(firm.test, id);
    },
  },
} satisfies Record<string, State>;

type State = {
  review?: boolean;
  ongoing?: boolean;
  lead: (firm: TestCompany, id: string) => Promise<void>;
};
type Made = { firm: TestCompany; ids: Record<keyof typeof STATES, string> };

/**
 * Like `testDatabase`, but before every test the database has a company and a test request in each state,
 * independent of earlier tests. Tests that need a ready request do not have to run the engine. The first file of a
 * run creates the states; all others get a copy. A change to a table's structure lasts until the test file ends.
 */
export function testStates(): TestDatabase & Made {
  const { ownerUrl } = inject("postgres");
  const name = databaseOfProcess();
  const database = { appUrl: process.env.DATABASE_URL ?? "", ownerUrl: databaseUrl(ownerUrl, name) };
  const states = { ...database } as TestDatabase & Made;
  let isFirst = true;
  beforeAll(async () => {
    Object.assign(states, await findOrMake());
    const template = templateOfStates();
    const isReset = await reuseDatabase(database.ownerUrl, refillTables, template);
    if (!isReset) await copyDatabase(database.ownerUrl, template);
  });
  beforeEach(async () => {
    if (!isFirst) await withClient(database.ownerUrl, refillTables);
    isFirst = false;
  });
  afterAll(finishWork);
  return states;
}

/** Copies all rows, and the sequences' last values, into a schema `kept`, from which refillTables restores them. */
const KEEP_ROWS = `
  create schema kept;
  do $$ declare name text; begin
    for name in select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> '_prisma_migrations'
    loop execute format('create table kept.%1$I as table public.%1$I', name); end loop;
  end $$;
  create table kept.sequence as
    select seqrelid, pg_sequence_last_value(seqrelid) as last from pg_sequence
    where pg_sequence_last_value(seqrelid) is not null;
`;

const templateOfStates = () => `${inject("postgres").template}_states`;

/**
 * Finds the template, or creates it if this is the first file. Files that run at the same time wait for the first one.
 */
function findOrMake(): Promise<Made> {
  return withClient(databaseUrl(inject("postgres").ownerUrl, "postgres"), async (server) => {
    const template = templateOfStates();
    await server.query("select pg_advisory_lock(hashtext($1))", [template]);
    const { rows } = await server.query<{ facts: string }>(
      "select shobj_description(oid, 'pg_database') as facts from pg_database where datname = $1",
      [template],
    );
    if (rows[0]) return JSON.parse(rows[0].facts);
    const name = databaseOfProcess();
    const ownerUrl = databaseUrl(inject("postgres").ownerUrl, name);
    await copyDatabase(ownerUrl, inject("postgres").template);
    const made = await makeStates();
    await closeStore();
    await withClient(ownerUrl, (client) => client.query(KEEP_ROWS));
    await server.query(`comment on database ${name} is ${server.escapeLiteral(JSON.stringify(made))}`);
    await server.query(`alter database ${name} rename to ${template}`);
    return made;
  });
}

async function makeStates(): Promise<Made> {
  const firm = await makeCompany();
  const ids: Record<string, string> = {};
  for (const [state, { review, ongoing, lead }] of Object.entries<State>(STATES)) {
    const shareMode = review ? "customer_review" : "automatic";
    await changeSettings(firm.companyId, { shareMode }, firm.actor, new Date());
    const input = { ...INPUT, clientRef: state, consentType: ongoing ? ("ongoing" as const) : null };
    const { id } = await createRequest(firm.test, { input, actor: firm.actor });
    await lead(firm, id);
    ids[state] = id;
  }
  await changeSettings(firm.companyId, { shareMode: "automatic" }, firm.actor, new Date());
  return { firm, ids: ids as Made["ids"] };
}
