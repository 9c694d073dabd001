import { afterEach, expect, test } from "vitest";
import { changeCompanyAction } from "@/app/(portal)/[environment]/settings/actions";
import { FirmQuery } from "@/lib/contract/console";
import { ENVIRONMENT_HEADER } from "@/lib/http/environment-header";
import { member } from "@/lib/http/member";
import { findRequest } from "@/lib/store/read/request";
import { forgetVisit, headers } from "@/tests/support/browser-visit";
import { testDatabase } from "@/tests/support/database";
import { signInAs } from "@/tests/support/signed-in";

testDatabase();
const NOT_FOUND = { digest: expect.stringContaining("404") };

afterEach(forgetVisit);

test("a URL with an encoded environment, such as /%74est, gets a 404, for pages and for actions", async () => {
  await signInAs("owner");
  (await headers()).delete(ENVIRONMENT_HEADER);
  await expect(member()).rejects.toMatchObject(NOT_FOUND);
  const untouched = { note: null, errors: {}, values: {}, secret: null };
  await expect(changeCompanyAction(untouched, new FormData())).rejects.toMatchObject(NOT_FOUND);
});

test("an impossible id, such as one with NUL, causes no database query", async () => {
  const { companyId } = await signInAs("owner");
  for (const id of ["\0", "req_\0", "", "req_'"])
    expect(await findRequest({ companyId, environment: "test" }, id)).toBeNull();
});

test("the console's search ignores text that the database cannot store", () => {
  expect(FirmQuery.safeParse({ q: "\0" }).success).toBe(false);
  expect(FirmQuery.parse({ q: " Harbour " }).q).toBe("Harbour");
});
