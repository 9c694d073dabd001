import { beforeEach, expect, test, vi } from "vitest";
import { confirmConsent } from "@/lib/connect/confirm-consent";
import { createRequest } from "@/lib/connect/create-request";
import { openLink } from "@/lib/connect/open-link";
import { pullSnapshot } from "@/lib/ingest/pull-snapshot";
import { authorise } from "@/tests/support/basiq/hosted";
import { fake } from "@/tests/support/basiq/stand-in";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { setLiveApproval } from "@/tests/support/live-approval";
import { INPUT } from "@/tests/support/request-input";

process.env.PULLS_AT_ONCE = "2";
testDatabase();

let firm: TestCompany;
beforeEach(async () => {
  fake.reset();
  firm = await makeCompany("Harbour Lending");
  await setLiveApproval(firm.companyId, true, firm.actor, new Date());
});

/** Creates a live request whose customer shares. Also returns the customer's id at the provider. */
async function shared(): Promise<{ id: string; userId: string }> {
  const input = { ...INPUT, email: "priya@example.com" };
  const { id } = await createRequest(firm.live, { input, actor: firm.actor });
  const { consentUrl } = await openLink(id);
  const { connection } = authorise(fake, consentUrl ?? "", { sync: "full" });
  await confirmConsent(firm.live, id);
  return { id, userId: connection.userId };
}

test("pulls of several customers wait for the provider concurrently, up to the set number", async () => {
  const [slow, slower, quick, last] = [await shared(), await shared(), await shared(), await shared()];
  const hang = ({ userId }: { userId: string }, times: number) =>
    fake.troubles.push({ on: new RegExp(`${userId}/transactions`), times, kind: "hangs" });
  hang(slow, 1);
  const ended: string[] = [];
  const pull = (name: string, { id }: { id: string }) =>
    pullSnapshot(firm.live, id, 1).then(
      (snapshot) => ended.push(snapshot ? name : `${name} without data`),
      () => ended.push(`${name} in vain`),
    );
  await Promise.all([pull("slow", slow), pull("quick", quick)]);
  expect(ended).toEqual(["quick", "slow"]);

  ended.length = 0;
  hang(slower, 1);
  // This customer already has a snapshot, but the pull notices that only at its end. Until then it takes one of the two
  // slots.
  hang(slow, 1);
  const held = [pull("slower", slower), pull("slow", slow)];
  await vi.waitFor(() => expect(fake.troubles.every(({ times }) => times === 0)).toBe(true), 30_000);
  await Promise.all([...held, pull("last", last)]);
  expect(ended).toHaveLength(3);
  expect(ended.indexOf("last")).toBeGreaterThan(0);
});
