import { describe, expect, it } from "vitest";
import * as nowhere from "@/app/sandbox/[...path]/route";
import * as accounts from "@/app/sandbox/consent/accounts/route";
import * as authorise from "@/app/sandbox/consent/authorise/route";
import { POST as chooseBank } from "@/app/sandbox/consent/choose-bank/route";
import * as code from "@/app/sandbox/consent/code/route";
import { POST as deny } from "@/app/sandbox/consent/deny/route";
import * as ended from "@/app/sandbox/consent/ended/route";
import * as review from "@/app/sandbox/consent/review/route";
import * as bank from "@/app/sandbox/consent/route";
import * as signInStep from "@/app/sandbox/consent/sign-in/route";
import * as guide from "@/app/sandbox/route";
import type { Route } from "@/lib/http/answer";
import { BANKS } from "@/lib/sandbox/banks";
import { ENDINGS } from "@/lib/sandbox/endings";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";
import { SCENARIO_NAMES } from "@/lib/sandbox/scenarios";
import { testDatabase } from "../support/database";
import { open, signIn, start } from "./visit";

testDatabase();

const STEPS: [string, Route][] = [
  ["", bank.GET],
  ["/sign-in", signInStep.GET],
  ["/code", code.GET],
  ["/accounts", accounts.GET],
  ["/review", review.GET],
];
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "";
const at = (step: string, id: string, more = "") => `/sandbox/consent${step}?sess_id=${id}${more}`;

/** Opens every page of the bank, each in a session in which it can be shown. */
async function everyPage() {
  const { id, act, accounts: fields } = await signIn();
  const chosen = fields.map(([, account]) => `&account=${account}`).join("");
  const shown = [];
  for (const [step, route] of STEPS) shown.push(await open(route, at(step, id, chosen)));
  shown.push(await open(guide.GET, "/sandbox"), await open(bank.GET, at("", "ses_none")));
  await act(authorise.POST, ...fields);
  shown.push(await open(ended.GET, at("/ended", id)));
  const other = await start();
  await other.act(deny);
  shown.push(await open(ended.GET, at("/ended", other.id)));
  return { id, shown };
}

describe("every page of the bank", () => {
  it("is a complete document without script or other files, and says that it is not a real bank", async () => {
    const { shown } = await everyPage();
    expect(shown).toHaveLength(9);
    for (const { html } of shown) {
      expect(html).toMatch(/^<!doctype html>\n<html lang="en-AU"/);
      expect(html).not.toMatch(/<script|<img|<link rel="stylesheet"|style="|\son[a-z]+="/);
      expect(html).toContain('<style nonce="bm9uY2U=">');
      expect(html).toContain("Sandbox – not a real bank");
      expect(html).toContain("noindex");
      expect(html.match(/<h1>/g)).toHaveLength(1);
    }
  });

  it("has a title without the session or a person, and is not cached", async () => {
    const { id, shown } = await everyPage();
    const names = [id, ...HOUSEHOLDS.map(({ person }) => person), ...BANKS.map(({ name }) => name)];
    for (const { html, headers } of shown) {
      expect(titleOf(html)).toMatch(/ – Sandbox bank$/);
      for (const name of names) expect(titleOf(html)).not.toContain(name);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
    }
  });

  it("answers HEAD like GET without the body, and any other method with 405 and the allowed methods", async () => {
    const { id } = await start();
    const request = (method: string) => new Request(`http://localhost:3000${at("", id)}`, { method });
    const context = { params: Promise.resolve({}) };
    expect((await bank.HEAD(request("HEAD"), context)).status).toBe(200);
    for (const refused of [
      await bank.POST(request("POST"), context),
      await guide.PUT(request("PUT"), context),
    ])
      expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect((await authorise.GET(request("GET"), context)).status).toBe(405);
  });

  it("is shown only at its step, and before that redirects to the current step", async () => {
    const { id, act } = await start();
    for (const [, route] of STEPS.slice(1)) expect((await open(route, at("/x", id))).to).toBe(at("", id));
    await act(chooseBank, ["bank", "sbx-bluegum"]);
    for (const [, route] of STEPS.slice(2))
      expect((await open(route, at("/x", id))).to).toBe(at("/sign-in", id));
    expect((await open(bank.GET, at("", id))).status).toBe(200);
  });
});

describe("a link to the sandbox bank", () => {
  it("is a plain 404 on every step if it is unknown or malformed, and so is any unknown path", async () => {
    for (const id of ["ses_none", "", "ses_%00", "x".repeat(3_000), "ses_'--"])
      for (const [step, route] of [...STEPS, ["/ended", ended.GET] satisfies [string, Route]]) {
        const { status, html } = await open(route, at(step, id));
        expect([status, html.includes("We don’t know this link")]).toEqual([404, true]);
      }
    expect((await open(nowhere.GET, "/sandbox/consent/elsewhere")).status).toBe(404);
  });

  it("leads from any step to its result if it was used, and returns from there with AUTH_SESSION_INVALID", async () => {
    const { id, act } = await start();
    await act(deny);
    for (const [step, route] of STEPS) expect((await open(route, at(step, id))).to).toBe(at("/ended", id));
    const { html } = await open(ended.GET, at("/ended", id));
    expect(html).toContain("You said no");
    expect(html).toMatch(/href="https:\/\/firm.example\/cancelled\?[^"]*error_type=AUTH_SESSION_INVALID/);
  });

  it("returns again with the consent if it ended in a consent, and shows the accounts that were shared", async () => {
    const { id, act, accounts: fields } = await signIn();
    await act(authorise.POST, ...fields.slice(0, 1));
    const { html } = await open(ended.GET, at("/ended", id));
    expect(html).toContain(`href="https://firm.example/back?session_id=${id}"`);
    expect(html).toContain("Joint Everyday");
    expect(html).not.toContain("Home Loan");
    expect(html).toContain("Yes, stop sharing");
  });
});

describe("the query of a bank page", () => {
  it("is shown as text and never as markup", async () => {
    const { id } = await signIn();
    const q = encodeURIComponent('"><script>alert(1)</script>');
    for (const [step, route, name] of [
      ["", bank.GET, "q"],
      ["/sign-in", signInStep.GET, "who"],
    ] as const) {
      const { html } = await open(route, at(step, id, `&${name}=${q}`));
      expect(html).not.toContain("<script");
      expect(html).toContain("&lt;script&gt;");
    }
  });

  it("finds banks by a part of their name, and personas by any word of their story", async () => {
    const { id } = await signIn();
    const banks = (await open(bank.GET, at("", id, "&q=kooka"))).html;
    expect(banks.match(/name="bank"/g)).toHaveLength(1);
    const people = (await open(signInStep.GET, at("/sign-in", id, "&who=age+pension"))).html;
    expect(people).toContain("Joan Whitfield");
    expect(people).not.toContain("Marcus Webb");
  });

  it("shows a bank as down only if it is down", async () => {
    const { id } = await start();
    const down = (await open(bank.GET, at("", id, "&error=bank_down&bank=sbx-driftwood"))).html;
    expect(down).toContain("Driftwood Bank can’t be reached right now");
    expect(titleOf(down)).toMatch(/^Error: /);
    const well = (await open(bank.GET, at("", id, "&error=bank_down&bank=sbx-bluegum"))).html;
    expect(well).not.toContain("can’t be reached right now");
  });
});

describe("the errors of a bank page", () => {
  it("are shown first, receive the focus, and are linked to their field", async () => {
    const { id } = await signIn();
    for (const [step, route, error] of [
      ["/sign-in", signInStep.GET, "unknown_customer"],
      ["/code", code.GET, "wrong_code"],
      ["/accounts", accounts.GET, "no_account"],
    ] as const) {
      const { html } = await open(route, at(step, id, `&error=${error}`));
      expect(html).toMatch(/<div class="alert" role="alert" tabindex="-1" autofocus="">/);
      const field = /<a href="#([^"]+)">/.exec(html.slice(html.indexOf('class="alert"')))?.[1] ?? "none";
      const input = new RegExp(`<input[^>]*id="${field}"[^>]*>`).exec(html)?.[0] ?? "";
      expect(input).toContain('aria-invalid="true"');
      const described = /aria-describedby="([^" ]+)/.exec(input)?.[1] ?? "none";
      expect(html).toContain(`id="${described}"`);
      expect(titleOf(html)).toMatch(/^Error: /);
    }
  });
});

describe("the list of personas", () => {
  it("has every persona, scenario, ending and bank", async () => {
    const { html } = await open(guide.GET, "/sandbox");
    for (const { person, customerNumber, id } of HOUSEHOLDS)
      for (const word of [person, customerNumber, `X-Sandbox-Household: ${id}`]) expect(html).toContain(word);
    for (const name of SCENARIO_NAMES) expect(html).toContain(name);
    for (const { errorType, act } of ENDINGS) {
      expect(html).toContain(errorType);
      expect(html).toContain(`&quot;outcome&quot;: &quot;${act}&quot;`);
    }
    for (const { name } of BANKS) expect(html).toContain(name);
    expect(html).not.toContain("{delay}");
  });
});
