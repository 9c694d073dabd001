import { readdirSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test } from "vitest";
import { changeNameAction, switchCompanyAction } from "@/app/(portal)/[environment]/account/actions";
import { createRequestAction } from "@/app/(portal)/[environment]/requests/actions";
import { addPasskeyAction, startPasskeyAction } from "@/app/(sign-in)/security/actions";
import { ActForm } from "@/components/portal/act-form";
import { MadeFor } from "@/components/ui/made-for";
import { madeFor } from "@/lib/http/form";
import { findSignedIn } from "@/lib/http/member";
import { newId } from "@/lib/ids";
import { inCompany, inScope } from "@/lib/store/client";
import { listMemberships } from "@/lib/store/read/member";
import "@/tests/support/browser-visit";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { signInAs } from "@/tests/support/signed-in";

testDatabase();

const UNTOUCHED = { note: null, errors: {}, values: {}, secret: null };
const REQUEST_BODY = { client_name: "Priya Raman", report_type: "affordability" };

/** Renders a form of an open page. Returns a function that returns the form's hidden fields. */
async function openForm(fields: Record<string, string>): Promise<() => FormData> {
  const asking = await findSignedIn();
  if (!asking) throw new Error("no user is signed in");
  const html = renderToStaticMarkup(
    <MadeFor field={madeFor(asking)}>
      <ActForm action={async () => UNTOUCHED} hidden={fields} label="Send" />
    </MadeFor>,
  );
  return () => {
    const form = new FormData();
    for (const [, name, value] of html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g))
      form.append(name ?? "", value ?? "");
    return form;
  };
}

const requestsOf = (companyId: string) =>
  inScope({ companyId, environment: "test" }, (tx) => tx.request.count());

const goesOn = (to: string) => ({ digest: expect.stringContaining(to) });

/** Adds the signed-in user to another company; returns that company. */
async function joinAnother(): Promise<string> {
  const { companyId } = await makeCompany("Second Lending");
  const asking = await findSignedIn();
  const membership = { id: newId("mbr"), companyId, userId: asking?.userId ?? "", role: "owner" as const };
  await inCompany(companyId, (tx) => tx.membership.create({ data: membership }));
  return companyId;
}

async function goTo(companyId: string): Promise<void> {
  const form = new FormData();
  form.set("company_id", companyId);
  await expect(switchCompanyAction(UNTOUCHED, form)).rejects.toMatchObject(goesOn("/"));
}

describe("a form on a page that was left open", () => {
  let first = "";
  beforeEach(async () => {
    first = (await signInAs("owner")).companyId;
  });

  test("works if nothing has changed", async () => {
    const form = await openForm(REQUEST_BODY);
    await expect(createRequestAction(UNTOUCHED, form())).rejects.toMatchObject(goesOn("/test/requests/"));
    expect(await requestsOf(first)).toBe(1);
  });

  test("does nothing once another tab has switched company, and works again after switching back", async () => {
    const form = await openForm(REQUEST_BODY);
    const second = await joinAnother();
    await goTo(second);
    const { note, values } = await createRequestAction(UNTOUCHED, form());
    expect(note).toEqual({
      tone: "bad",
      text: "You have switched to Second Lending since you opened this page. Nothing was changed. Reload the page and try again.",
    });
    expect(values).toEqual(REQUEST_BODY);
    expect([await requestsOf(first), await requestsOf(second)]).toEqual([0, 0]);
    await goTo(first);
    await expect(createRequestAction(UNTOUCHED, form())).rejects.toMatchObject(goesOn("/test/requests/"));
    expect(await requestsOf(first)).toBe(1);
  });

  test("changes neither the company nor the user's account once a different user has signed in", async () => {
    const form = await openForm({ ...REQUEST_BODY, name: "Someone Else" });
    const { companyId } = await signInAs("owner");
    const text =
      "You have signed in as Robin since you opened this page. Nothing was changed. Reload the page and try again.";
    expect((await createRequestAction(UNTOUCHED, form())).note).toEqual({ tone: "bad", text });
    expect((await changeNameAction(UNTOUCHED, form())).note).toEqual({ tone: "bad", text });
    expect(await requestsOf(companyId)).toBe(0);
    expect((await findSignedIn())?.name).toBe("Robin");
  });

  test("still saves the user's own data after the user switched companies", async () => {
    const form = await openForm({ name: "Robin Reed" });
    await goTo(await joinAnother());
    expect((await changeNameAction(UNTOUCHED, form())).note?.tone).toBe("good");
    expect(await listMemberships((await findSignedIn())?.userId ?? "")).toHaveLength(2);
  });

  test("adds no passkey once a different user has signed in, or without a named user", async () => {
    const asking = await findSignedIn();
    if (!asking) throw new Error("no user is signed in");
    const { value: own } = madeFor(asking);
    expect(await startPasskeyAction(own)).toHaveProperty("challengeId");
    await signInAs("owner");
    const text =
      "You have signed in as Robin since you opened this page. Nothing was changed. Reload the page and try again.";
    for (const namedUser of [own, null, undefined, "", { toString: () => own }]) {
      expect(await startPasskeyAction(namedUser)).toEqual({ error: text });
      expect(await addPasskeyAction({ challengeId: "chl", response: {} }, "Phone", namedUser)).toEqual({
        error: text,
      });
    }
  });
});

test("every form of the portal that calls an action names the user and company of its page", () => {
  const folder = "components/portal";
  const silent = readdirSync(folder)
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, "utf8") }))
    .filter(({ text }) => /<form[^>]*\b(action=\{send\}|method="post"|action=\{makeKey)/s.test(text))
    .filter(({ text }) => !/<SubmitButton|<MadeForField/.test(text));
  expect(silent.map(({ name }) => name)).toEqual([]);
});
