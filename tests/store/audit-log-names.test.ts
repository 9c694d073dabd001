import { expect, test } from "vitest";
import { nameActors } from "@/lib/store/read/audit-log";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";

testDatabase();

test("nameActors also names the owner of a request if another actor assigned it", async () => {
  const { test: scope, actor } = await makeCompany();
  const ownerId = actor.id ?? "";
  const assigned = (owner_id: string | null) => ({ actorKind: "key", actorId: null, detail: { owner_id } });
  const names = await nameActors(scope, [assigned(ownerId), assigned(null)]);
  expect([...names.keys()]).toEqual([ownerId]);
});
