import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { LateRefresh } from "@/app/(portal)/[environment]/requests/[id]/late-refresh";
import { startRefresh } from "@/lib/pipeline";
import { getRequest } from "@/lib/store/read/request";
import { noteLate } from "@/lib/store/write/arrival";
import type { TestCompany } from "@/tests/support/company";
import { testStates } from "@/tests/support/states";

const states = testStates();

const LATE = "We requested new data, but the data had not arrived by";

let firm: TestCompany;
let id: string;

beforeEach(() => {
  firm = states.firm;
  id = states.ids.ready_ongoing;
});

const says = async (change: object = {}) => {
  const request = { ...(await getRequest(firm.test, id)), ...change };
  return renderToStaticMarkup(await LateRefresh({ scope: firm.test, request }));
};

test("the page of a report with a late refresh says so until the report is refreshed", async () => {
  expect(await says()).toBe("");
  await noteLate(firm.test, id, new Date());
  expect(await says()).toContain(LATE);
  // Some members cannot read the report, so this text must not say that the report is below.
  expect(await says()).not.toContain("below");
  await startRefresh(firm.test, id);
  expect(await says()).toBe("");
});

test("the page of a report does not mention awaited data once the consent has ended", async () => {
  await noteLate(firm.test, id, new Date());
  const { consent } = await getRequest(firm.test, id);
  expect(await says({ consent: { ...consent, endedAt: new Date() } })).toBe("");
  expect(await says({ consentType: "once" })).toBe("");
});
