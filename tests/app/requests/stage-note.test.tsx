import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StageNote } from "@/app/(portal)/[environment]/requests/[id]/stage-note";
import { createRequest } from "@/lib/connect/create-request";
import { getRequest } from "@/lib/store/read/request";
import { getListed } from "@/lib/store/read/request-page";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";

testDatabase();

test("StageNote offers only the ways of sending a link that the member has on this server", async () => {
  const { test: scope, actor } = await makeCompany();
  const { id } = await createRequest(scope, { input: INPUT, actor });
  const [request, listed] = await Promise.all([getRequest(scope, id), getListed(scope, id)]);
  const textFor = async (mayWrite: boolean) =>
    renderToStaticMarkup(await StageNote({ scope, request, listed, mayWrite })).replace(/<[^>]+>/g, "");
  expect(await textFor(false)).toBe("We haven’t sent the link to the customer.");
  // This server can't send anything in test.
  expect(await textFor(true)).toBe(
    "We haven’t sent the link to the customer. Copy the link below and send it yourself.",
  );
});
