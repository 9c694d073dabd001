// temporary: seeds reports and takes pictures

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";

const BASE = "http://localhost:4505";
const demo = JSON.parse(readFileSync("/tmp/viewer/data/demo.json", "utf8"));
const key = demo.api_key_test;
const api = async (method, path, body, headers = {}) => {
  const r = await fetch(BASE + path, {
    method,
    headers: { "x-api-key": key, "content-type": "application/json", ...headers },
    body: body ? JSON.stringify(body) : undefined,
  });
  return r.json();
};
const IDS = "/tmp/viewer/ids.json";
const ids = existsSync(IDS) ? JSON.parse(readFileSync(IDS, "utf8")) : {};
async function make(household, name, type = "affordability", consent = "once") {
  if (ids[household]) return ids[household];
  const made = await api(
    "POST",
    "/v1/requests",
    { client_name: name, report_type: type, consent_type: consent, client_ref: "HL-" + household },
    { "x-sandbox-household": household },
  );
  if (!made.id) throw new Error(JSON.stringify(made));
  await api("POST", `/v1/sandbox/requests/${made.id}/consent`, { outcome: "authorise" });
  for (let i = 0; i < 60; i++) {
    const r = await api("GET", `/v1/requests/${made.id}`);
    if (r.stage === "ready") break;
    await new Promise((f) => setTimeout(f, 1000));
  }
  ids[household] = made.id;
  writeFileSync(IDS, JSON.stringify(ids));
  return made.id;
}
await make("priya", "Priya Raman & Daniel Costa", "affordability", "ongoing");
await make("aroha", "Aroha Ngata");
await make("shanelle", "Shanelle Briggs");
await make("giulia", "Giulia Moretti", "expense_summary");
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const only = process.argv.slice(2);
async function shot(id, name, { width, scheme, hash = "", full = false, height = 900, act }) {
  if (only.length && !only.some((o) => `${name}-${width}-${scheme}`.includes(o))) return;
  const ctx = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    storageState: state,
  });
  const page = await ctx.newPage();
  page.on("console", (m) => m.type() === "error" && console.log(name, "console:", m.text().slice(0, 300)));
  page.on("pageerror", (e) => console.log(name, "pageerror", e.message));
  const t = Date.now();
  const r = await page.goto(`${BASE}/test/requests/${id}/report${hash}`);
  await page.waitForLoadState("networkidle");
  if (act) await act(page);
  await page.screenshot({ path: `/tmp/viewer/${name}-${width}-${scheme}.png`, fullPage: full });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  console.log(name, width, scheme, r.status(), Date.now() - t, "ms overflow", over);
  await ctx.close();
}
const ctx0 = await browser.newContext();
const p0 = await ctx0.newPage();
await p0.goto(BASE + "/sign-in");
await p0.getByLabel("E-mail").fill(demo.portal.email);
await p0.getByLabel("Password").fill(demo.portal.password);
await p0.getByRole("button", { name: "Sign in" }).click();
await p0.waitForURL(/requests/);
const state = await ctx0.storageState();
await ctx0.close();
const at = (sel) => async (page) => {
  await page.locator(sel).first().scrollIntoViewIfNeeded();
  await page.evaluate((s) => document.querySelector(s).scrollIntoView(), sel);
  await page.waitForTimeout(400);
};
for (const who of ["priya", "aroha", "shanelle"]) {
  await shot(ids[who], `${who}-top`, { width: 1280, scheme: "light", height: 1500 });
  await shot(ids[who], `${who}-top`, { width: 1280, scheme: "dark", height: 1500 });
  await shot(ids[who], `${who}-top`, { width: 390, scheme: "light", height: 1800 });
  for (const sec of ["income", "expenses", "debts", "conduct", "affordability", "transactions"]) {
    await shot(ids[who], `${who}-${sec}`, { width: 1280, scheme: "light", height: 1300, act: at(`#${sec}`) });
    await shot(ids[who], `${who}-${sec}`, { width: 1280, scheme: "dark", height: 1300, act: at(`#${sec}`) });
    await shot(ids[who], `${who}-${sec}`, { width: 390, scheme: "dark", height: 1300, act: at(`#${sec}`) });
  }
  const wait = (page) => page.waitForTimeout(1500);
  await shot(ids[who], `${who}-panel-living`, {
    width: 1280,
    scheme: "light",
    hash: "#figure=summary.livingMonthly",
    height: 1100,
    act: wait,
  });
  await shot(ids[who], `${who}-panel-leaf`, {
    width: 1280,
    scheme: "dark",
    hash: "#figure=expenses.groups.3.leaves.0.monthly.selected",
    height: 1100,
    act: wait,
  });
  await shot(ids[who], `${who}-panel-leaf`, {
    width: 390,
    scheme: "light",
    hash: "#figure=expenses.groups.3.leaves.0.monthly.selected",
    act: wait,
  });
  await shot(ids[who], `${who}-panel-row`, { width: 1280, scheme: "light", hash: "#figure=t100", act: wait });
}
await browser.close();
