import { beforeEach, describe, expect, test } from "vitest";
import { toArrangement } from "@/lib/adapters/upstream/fiskil/consents";
import { inScope } from "@/lib/store/client";
import { getRequest } from "@/lib/store/read/request";
import {
  describeContract,
  describeLiveContract,
  makeCustomer,
  outcomeOf,
} from "@/tests/adapters/upstream-contract/describe-contract";
import { bench, fiskil, provider } from "@/tests/adapters/upstream-contract/fiskil-bench";
import { beginJourney } from "@/tests/adapters/upstream-contract/journey";
import { refuse } from "@/tests/stand-ins/fiskil/errors";
import { testDatabase } from "@/tests/support/database";

testDatabase();
beforeEach(() => bench.reset());

describeContract(bench);
describeLiveContract(bench);

describe("a customer whose email already exists at Fiskil", () => {
  const customer = {
    requestId: "req_contract",
    name: "Priya Raman",
    email: "priya@example.com",
    phone: null,
  };

  test("causes a permanent refusal from createUser, or gets the existing record if it is ours", async () => {
    provider.switches.hasUniqueEmails = true;
    const { userRef } = await bench.upstream().createUser(customer);
    const outcome = await outcomeOf(bench.upstream().createUser(customer));
    expect([{ value: { userRef } }, { isTemporary: false }]).toContainEqual(outcome);
  });

  test("keeps the first request's record unchanged when the firm creates a second request", async () => {
    provider.switches.hasUniqueEmails = true;
    const first = await beginJourney(bench);
    const second = await beginJourney(bench).catch(() => null);
    expect(second?.userRef).not.toBe(first.userRef);
    expect(await first.see()).toMatchObject({ status: "ready", deletes: 0, isSharing: true, isKnown: true });
  });
});

test("data_as_at over fiskil is never later than the last event that reported new data", async () => {
  const journey = await beginJourney(bench);
  const first = (await journey.readReport()).data_as_at ?? "";
  await journey.askForRefresh();
  expect((await journey.readReport()).data_as_at).toBe(first);
  // Waits for the next second, because the provider's events have times in whole seconds.
  await expect.poll(() => Date.now(), { timeout: 3000 }).toBeGreaterThan(Date.parse(first) + 1000);
  await journey.notify("complete");
  await journey.askForRefresh();
  expect(Date.parse((await journey.readReport()).data_as_at ?? "")).toBeGreaterThan(Date.parse(first));
});

test("a lost event about a fetch does not block a refresh over fiskil permanently", async () => {
  const journey = await beginJourney(bench);
  const reports = async () => (await getRequest(journey.scope, journey.id)).generation;
  await journey.notify("bank lost");
  await journey.askForRefresh();
  expect([await reports(), (await journey.see()).trouble]).toEqual([1, "shown"]);
  await inScope(
    journey.scope,
    (tx) => tx.$executeRaw`
      update consent set told = (
        select jsonb_agg(case when one->>'kind' = 'data_failed'
          then one || jsonb_build_object('at', to_char(now() - interval '3 days', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) else one end)
        from jsonb_array_elements(told) one)
      where request_id = ${journey.id}`,
  );
  await journey.look(2);
  expect([await reports(), (await journey.see()).trouble]).toEqual([2, "none"]);
});

test.each([
  ["*", "revoked"],
  ["expired or revoked,superseded", "revoked"],
  ["superseded", "unclear"],
])(
  "toArrangement over fiskil maps an inactive consent by the termination reasons in the settings: %s",
  (reasons, state) => {
    const row = { arrangement_id: "a", active: false, termination_reason: "Expired or Revoked" };
    expect(toArrangement(row, reasons.split(","))).toMatchObject({ state });
  },
);

test("createUser over fiskil treats a 400 as permanent", async () => {
  const answer = refuse(400, "bad_request", "phone is not valid");
  fiskil.faults.push({ on: /^POST \/v1\/end-users$/, times: 99, answer });
  expect(await outcomeOf(makeCustomer(bench, { banks: 1, rows: 10 }))).toEqual({ isTemporary: false });
});
