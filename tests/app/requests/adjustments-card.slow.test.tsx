import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AdjustmentsCard } from "@/app/(portal)/[environment]/requests/[id]/adjustments-card";
import { addAdjustment } from "@/lib/analyse/adjust-request";
import { fetchReport } from "@/lib/documents/fetch-report";
import { fetchTargetChoices } from "@/lib/documents/fetch-viewer";
import type { Member } from "@/lib/http/member";
import { may, type Role } from "@/lib/identity/permission";
import { refreshLater } from "@/tests/support/refresh-later";
import { testStates } from "@/tests/support/states";

const states = testStates();
const REASON = "Sold the caravan, receipt sighted.";

const cardFor = async (role: Role, id: string, isAdding = true) => {
  const asking = {
    scope: states.firm.test,
    may: (permission: Parameters<typeof may>[1]) => may(role, permission),
    pathOf: (path: string) => `/test${path}`,
  } as unknown as Member;
  return renderToStaticMarkup(await AdjustmentsCard({ asking, id, isAdding }));
};

test("the adjustments card shows each adjustment with its reason, author and copy, and gives a viewer no controls", async () => {
  const { firm, ids } = states;
  const targets = await fetchTargetChoices(firm.test, ids.ready);
  const [, id = ""] = targets.find(({ value }) => value.startsWith("TRANSACTION "))?.value.split(" ") ?? [];
  const made = { id: null, code: null, monthlyCents: null, reason: REASON };
  const target = { kind: "TRANSACTION" as const, id };
  const { verificationId } = await addAdjustment(
    firm.test,
    ids.ready,
    { ...made, target, action: "ONE_OFF" },
    firm.actor,
  );
  const seen = await cardFor("viewer", ids.ready);
  for (const words of [
    REASON,
    "Net income",
    "Difference",
    "one-off",
    `Assessed copy ${verificationId}`,
    "download/assessed-pdf",
  ])
    expect(seen).toContain(words);
  expect(seen).not.toContain("<form");
  const edited = await cardFor("member", ids.ready);
  for (const words of [REASON, "Remove: ", "Add the adjustment", "Money in: Salary and wages"])
    expect(edited).toContain(words);
});

test("the adjustments card says that there are no adjustments, and offers streams and the largest payments", async () => {
  const card = await cardFor("member", states.ids.ready);
  expect(card).toContain("No adjustments were made.");
  expect(card.match(/<option value="STREAM /g)?.length).toBeGreaterThan(1);
  expect(card.match(/<option value="TRANSACTION /g)?.length).toBeGreaterThan(10);
});

test("the adjustments card lists no payment until the member asks to add an adjustment", async () => {
  const card = await cardFor("member", states.ids.ready, false);
  expect(card).toContain("Add an adjustment");
  expect(card).not.toContain("<option");
  expect(await cardFor("viewer", states.ids.ready, false)).not.toContain("Add an adjustment");
});

test("the adjustments card marks an adjustment as lapsed, with the reason, if a refresh removed its target", async () => {
  const { firm, ids } = states;
  const id = ids.ready_ongoing;
  const { document } = await fetchReport(firm.test, id);
  const oldest = document.transactions[0]?.id ?? "";
  const target = { kind: "TRANSACTION" as const, id: oldest };
  const made = { id: null, code: null, monthlyCents: null, reason: REASON };
  await addAdjustment(firm.test, id, { ...made, target, action: "EXCLUDE" }, firm.actor);
  await refreshLater(firm.test, id, 40);
  const card = await cardFor("viewer", id);
  for (const words of ["Lapsed", "The report no longer has this transaction.", REASON])
    expect(card).toContain(words);
});
