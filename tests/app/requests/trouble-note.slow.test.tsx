import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test } from "vitest";
import { TroubleNote } from "@/app/(portal)/[environment]/requests/[id]/trouble-note";
import { GET as showLink } from "@/app/connect/[id]/route";
import { POST as start } from "@/app/connect/[id]/start/route";
import type { Trouble } from "@/lib/rules/consent-evidence";
import { inScope } from "@/lib/store/client";
import { getRequest } from "@/lib/store/read/request";
import { recordObservation } from "@/lib/store/write/observation";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { makeFreshReport } from "@/tests/support/fresh-report";

testDatabase();

const RECONNECTABLE: Trouble[] = ["connection_invalid", "fetch_failed"];
const OTHERS: Trouble[] = ["not_listed", "unclear", "held"];

let firm: TestCompany;
let id: string;

beforeEach(async () => {
  firm = await makeCompany();
  id = await makeFreshReport(firm);
});

const suffer = (trouble: Trouble | null) => recordObservation(firm.test, id, { trouble }, new Date());
const note = async () => renderToStaticMarkup(<TroubleNote request={await getRequest(firm.test, id)} />);
const page = async () => (await call(showLink, { params: { id } })).text;

describe("the request's page in the portal, about a problem with the data", () => {
  test("shows no problem before a problem occurs and after it is resolved", async () => {
    expect(await note()).toBe("");
    await suffer("unclear");
    expect(await note()).not.toBe("");
    await suffer(null);
    expect(await note()).toBe("");
  });

  test.each(RECONNECTABLE)("asks the firm to have the customer reconnect the bank: %s", async (trouble) => {
    await suffer(trouble);
    expect(await note()).toContain("Ask the customer to open their link again");
    expect(await note()).toContain("The last report is still available.");
  });

  test.each(OTHERS)(
    "asks the firm for nothing if the customer cannot resolve the problem: %s",
    async (trouble) => {
      await suffer(trouble);
      expect(await note()).toContain("you don’t need to do anything now");
      expect(await note()).not.toContain("reconnect");
    },
  );
});

describe("the customer's page, about a problem with the data", () => {
  test.each(RECONNECTABLE)("offers a link back to the bank: %s", async (trouble) => {
    expect(await page()).not.toContain("Reconnect");
    await suffer(trouble);
    expect(await page()).toContain("Reconnect your bank</button>");
    expect(await page()).not.toContain("There is nothing more to do here");
    const { status, headers } = await call(start, { method: "POST", params: { id } });
    expect([status, new URL(headers.get("location") ?? "", "http://none").pathname]).toEqual([
      303,
      expect.stringContaining("/sandbox"),
    ]);
  });

  test.each(OTHERS)("offers no link if the customer cannot resolve the problem: %s", async (trouble) => {
    await suffer(trouble);
    expect(await page()).not.toContain("Reconnect");
  });

  test("also offers the link while the first report is awaited, without an estimate of the wait", async () => {
    await inScope(firm.test, (tx) =>
      tx.request.updateMany({ where: { id }, data: { status: "pending_data", stage: "awaiting_data" } }),
    );
    expect(await page()).toContain("less than a minute");
    await suffer("fetch_failed");
    expect(await page()).toContain("Reconnect your bank</button>");
    expect(await page()).not.toContain("less than a minute");
  });
});
