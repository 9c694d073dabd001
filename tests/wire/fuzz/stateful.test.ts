// Random walks through the life of requests in every order the API allows, compared with a model of the expected state.
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { setRateLimit } from "@/tests/support/company";
import { giveConsent } from "@/tests/support/consent";
import { type Firm, makeFirm } from "@/tests/wire/support/firm";
import { send } from "@/tests/wire/support/server";

const WALKS = Number(process.env.FUZZ_WALKS ?? 6);
const SEED = Number(process.env.FUZZ_SEED ?? 1);

let firm: Firm;
let stranger: Firm;
beforeAll(async () => {
  firm = await makeFirm();
  stranger = await makeFirm("Stranger");
  await setRateLimit(firm.companyId, 100_000_000);
  await setRateLimit(stranger.companyId, 100_000_000);
});

/** The known facts of one request. `status` is a set, because a consented request becomes ready automatically. */
type RequestFacts = {
  id: string;
  consented: boolean;
  returned: boolean;
  ready: boolean;
  withdrawn: boolean;
  ref: string;
};
type Issued = { requests: RequestFacts[] };
type Step = (issued: Issued, which: number) => Promise<void>;

const pick = ({ requests }: Issued, which: number) => requests[which % Math.max(1, requests.length)];

function mayBe(known: RequestFacts): string[] {
  if (known.withdrawn) return ["withdrawn"];
  if (known.ready) return ["ready"];
  if (known.consented) return ["pending_consent", "pending_data", "ready"];
  return known.returned ? ["pending_data"] : ["pending_consent"];
}

const create: Step = async (issued) => {
  const ref = `R${issued.requests.length}`;
  const body = { client_name: "Ava", report_type: "affordability", client_ref: ref, consent_type: "ongoing" };
  const made = await firm.ask("POST", "/v1/requests", { body });
  expect(made.status).toBe(201);
  issued.requests.push({
    id: made.json.id,
    consented: false,
    returned: false,
    ready: false,
    withdrawn: false,
    ref,
  });
};

const onOne =
  (work: (known: RequestFacts) => Promise<void>): Step =>
  async (issued, which) => {
    const known = pick(issued, which);
    if (known) await work(known);
  };

const read = onOne(async (known) => {
  const { status, json } = await firm.ask("GET", `/v1/requests/${known.id}`);
  expect(status).toBe(200);
  expect(mayBe(known)).toContain(json.status);
  expect(json.client_ref).toBe(known.ref);
  if (json.status === "ready") known.ready = true;
  if (json.status === "ready") expect(json.verification_id).toMatch(/^SIQ-/);
});

const consent = onOne(async (known) => {
  if (known.withdrawn || known.consented) return;
  await giveConsent(known.id);
  known.consented = true;
});

const move = (verb: string) =>
  onOne(async (known) => {
    const { status, json } = await firm.ask("POST", `/v1/requests/${known.id}/${verb}`);
    expect(status).toBe(200);
    if (verb === "consent-complete" && !known.withdrawn) known.returned = true;
    if (known.consented && !known.withdrawn) known.ready = true;
    expect(mayBe(known)).toContain(json.status);
  });

const refresh = onOne(async (known) => {
  const { status, json } = await firm.ask("POST", `/v1/requests/${known.id}/refresh`);
  if (known.withdrawn || !known.consented) expect(status).toBe(409);
  else expect([200, 409]).toContain(status);
  if (status === 200) known.ready = json.status === "ready";
});

const report = onOne(async (known) => {
  for (const format of ["", ".html", ".xml"]) {
    const { status } = await firm.ask("GET", `/v1/requests/${known.id}/report${format}`);
    if (known.withdrawn) expect(status).toBe(410);
    else if (known.ready) expect(status).toBe(200);
    else expect(known.consented ? [200, 409] : [409]).toContain(status);
  }
});

const withdraw = onOne(async (known) => {
  const answer = await firm.ask("DELETE", `/v1/requests/${known.id}`);
  expect(answer.json).toEqual({ id: known.id, status: "withdrawn" });
  known.withdrawn = true;
});

const withdrawByLink = onOne(async (known) => {
  const answer = await send("POST", `/v1/connect/${known.id}/withdraw`);
  if (answer.status === 429) return;
  expect(answer.json).toEqual({ id: known.id, status: "withdrawn" });
  known.withdrawn = true;
});

const list: Step = async (issued) => {
  const { json } = await firm.ask("GET", "/v1/requests?limit=100");
  const listed = json.data.map(({ id }: { id: string }) => id);
  for (const { id } of issued.requests) expect(listed).toContain(id);
};

const intrude = onOne(async (known) => {
  const calls = [
    stranger.ask("GET", `/v1/requests/${known.id}`),
    stranger.ask("DELETE", `/v1/requests/${known.id}`),
    stranger.ask("GET", `/v1/requests/${known.id}/report`),
    firm.ask("POST", `/v1/requests/${known.id}/generate`, { key: firm.liveKey }),
  ];
  for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
});

const STEPS: Record<string, Step> = {
  create,
  read,
  consent,
  generate: move("generate"),
  complete: move("consent-complete"),
  refresh,
  report,
  withdraw,
  withdrawByLink,
  list,
  intrude,
};

const step = fc.oneof(
  { weight: 2, arbitrary: fc.constant("create") },
  { weight: 3, arbitrary: fc.constant("consent") },
  { weight: 2, arbitrary: fc.constant("report") },
  fc.constantFrom(...Object.keys(STEPS)),
);
const walk = fc.array(fc.tuple(step, fc.nat(4)), { minLength: 10, maxLength: 30 });

test(
  `requests in ${WALKS} random walks are not usable after withdrawal, not visible to others, and never in a wrong status`,
  async () => {
    const property = fc.asyncProperty(walk, async (steps) => {
      const issued: Issued = { requests: [] };
      await create(issued, 0);
      for (const [name, which] of steps) await STEPS[name]?.(issued, which);
    });
    await fc.assert(property, { numRuns: WALKS, seed: SEED, endOnFailure: true });
  },
  WALKS * 60_000,
);
