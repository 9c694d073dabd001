import { expect, test } from "vitest";
import { makeCompany } from "@/tests/support/company";
import { withClient } from "@/tests/support/connection";
import { testDatabase } from "@/tests/support/database";
import { create, press, read } from "@/tests/support/sandbox";

const database = testDatabase();

/** A trigger that gives the bank's customer another consent at the moment when a consent is revoked. */
const AGREES_AGAIN = `
  create function agree_again() returns trigger language plpgsql as $$
  begin
    insert into sandbox_consent select (jsonb_populate_record(new, jsonb_build_object(
      'id', new.id || '_again', 'session_id', new.session_id || '_again', 'revoked_at', null))).*;
    return null;
  end $$;
  create trigger agree_again after update of revoked_at on sandbox_consent
    for each row when (old.revoked_at is null and new.revoked_at is not null) execute function agree_again()`;

test("revokeAtBank succeeds if the customer consents again during the call and the bank of the new consent is down", async () => {
  const firm = await makeCompany();
  const headers = { "x-sandbox-household": "joan", "x-sandbox-scenario": "upstream_down" };
  const { json } = await create(firm.testKey, headers, { consent_type: "ongoing" });
  const id = String(json.id);
  expect((await press(firm.testKey, id, "consent")).json.status).toBe("pending_data");
  await withClient(database.ownerUrl, (client) => client.query(AGREES_AGAIN));
  const answer = await press(firm.testKey, id, "revoke");
  expect(answer).toMatchObject({ status: 200, json: { id, status: "pending_data" } });
  const { rows } = await withClient(database.ownerUrl, (client) =>
    client.query("select revoked_at is null as active from sandbox_consent order by id"),
  );
  expect(rows.map(({ active }) => active)).toEqual([false, true]);
  expect((await read(firm.testKey, id)).json.status).toBe("pending_data");
});
