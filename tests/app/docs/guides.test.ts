import { existsSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";
import { SNIPPETS } from "@/app/docs/snippets";
import { DOCS_PAGES } from "@/components/docs/pages";
import { OPERATIONS } from "@/lib/contract/api";
import { refusalsOf } from "@/lib/contract/operation";
import { listFormulas } from "@/lib/engine/figures/formulas";
import { EVENT_TYPES, STAGES, STATUSES } from "@/lib/rules/request";
import { RETRY_SECONDS } from "@/lib/rules/webhook-delivery";
import { BANKS } from "@/lib/sandbox/banks";
import { ENDINGS } from "@/lib/sandbox/endings";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";
import { SCENARIO_NAMES } from "@/lib/sandbox/scenarios";
import { main } from "@/scripts/cli/main";
import { ROOT } from "@/scripts/install.mjs";
import { listFiles, readModules, walk } from "@/tests/support/source";
import { type Page, renderPages, wordsOf } from "./pages";

let pages: Page[] = [];
beforeAll(async () => {
  pages = await renderPages();
});

const page = (href: string) => {
  const found = pages.find((each) => each.href === href);
  if (!found) throw new Error(`There is no page ${href}.`);
  return found;
};

/** URL patterns of the pages and routes of this product, taken from their files. */
const ROUTES = listFiles("app")
  .filter((file) => /\/(page|route)\.tsx?$/.test(file))
  .map((file) =>
    file
      .replace(/^app/, "")
      .replace(/\/(page|route)\.tsx?$/, "")
      .replace(/\/\([^)]+\)/g, ""),
  )
  .filter((route) => !route.includes("[[..."))
  .map((route) => new RegExp(`^${route.replace(/\[[^\]]+\]/g, "[^/]+").replaceAll(".", "\\.") || "/"}$`));

describe("the documentation", () => {
  test("has exactly the pages that the menu lists", () => {
    const named = pages.map(({ href }) => href).filter((href) => !href.startsWith("/docs/reference/"));
    expect(named.sort()).toEqual(DOCS_PAGES.map(({ href }) => href).sort());
  });

  test("links only to existing pages and anchors", () => {
    const broken = pages.flatMap(({ href, links }) =>
      links.flatMap((link) => {
        const [address = "", anchor] = link.split("#");
        if (address.startsWith("https://")) return [];
        const target = address === "" ? href : address;
        const known = pages.find((each) => each.href === target);
        const isThere = known
          ? !anchor || known.ids.includes(anchor)
          : ROUTES.some((route) => route.test(target)) || existsSync(path.join(ROOT, "public", target));
        return isThere ? [] : [`${href} links to ${link}`];
      }),
    );
    expect(broken).toEqual([]);
    expect(pages.flatMap(({ links }) => links).length).toBeGreaterThan(200);
  });

  test("keeps the anchors of subjects that moved to another page", () => {
    const moved = {
      "/docs/figures": ["policies", "readings"],
      "/docs/reports": ["formulas", "policies", "readings", "how-right"],
    };
    for (const [href, anchors] of Object.entries(moved))
      expect(page(href).ids, href).toEqual(expect.arrayContaining(anchors));
  });

  test("keeps each page under 94 kB of markup, or 300 kB with the copy that the framework sends as data", () => {
    expect(pages.filter(({ html }) => html.length > 94_000).map(({ href }) => href)).toEqual([]);
  });

  test("uses each anchor only once on a page", () => {
    for (const { href, ids } of pages) {
      const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
      expect(twice, href).toEqual([]);
    }
  });

  test("loads nothing from another site, and has no inline styles", () => {
    for (const { href, html } of pages) {
      expect(html.match(/<(script|link|img|iframe|object|embed|source|video|audio)\b/g), href).toBeNull();
      expect(html.match(/ (style|srcset|src|onclick)="/g), href).toBeNull();
    }
  });

  test("leaves no Markdown syntax in the text", () => {
    for (const { href, html } of pages) {
      const prose = html.replace(/<(pre|code)[^>]*>.*?<\/\1>/gs, "");
      expect(wordsOf(prose).match(/`[^`]*`|\*\*\w|\]\(/g), href).toBeNull();
    }
  });
});

describe("the tables of the guides", () => {
  test("list every event, every attempt, and every snippet", () => {
    const { html, ids } = page("/docs/webhooks");
    const words = wordsOf(html);
    for (const event of EVENT_TYPES) expect(words).toContain(event);
    expect(words).toContain(`${RETRY_SECONDS.length} attempts`);
    for (const { id } of SNIPPETS) expect(ids).toContain(id);
  });

  test("list every status and stage", () => {
    const words = wordsOf(page("/docs/flow").html);
    for (const word of [...STATUSES, ...STAGES]) expect(words).toContain(word);
  });

  test("list every persona, every bank and every scenario of the sandbox", () => {
    const words = wordsOf(page("/docs/sandbox").html);
    for (const { person, customerNumber } of HOUSEHOLDS)
      expect(words).toEqual(expect.stringMatching(new RegExp(`${person}.*${customerNumber}`, "s")));
    for (const { name } of BANKS) expect(words).toContain(name);
    for (const name of SCENARIO_NAMES) expect(words).toContain(name);
    for (const { act, errorType } of ENDINGS) expect(words).toContain(`${act}${errorType}`);
  });

  test("list every formula of a report", () => {
    const words = wordsOf(page("/docs/figures").html);
    for (const { id, name } of listFormulas()) expect(words).toContain(`${id}${name}`);
  });

  test("list every error code of the API", () => {
    const { ids } = page("/docs/errors");
    const codes = new Set([...OPERATIONS.flatMap(refusalsOf), "method_not_allowed"]);
    expect([...codes].filter((code) => !ids.includes(code))).toEqual([]);
  });

  test("list every type of error in a 422", () => {
    const words = wordsOf(page("/docs/errors").html);
    const types = faultTypes();
    expect(types).toContain("json_invalid");
    expect(types.filter((type) => !words.includes(type))).toEqual([]);
  });
});

/** Returns the `type` of every object literal in lib/contract and lib/http that has a `type` and a `msg`. */
function faultTypes(): string[] {
  const types = new Set<string>();
  for (const { tree } of readModules("lib/contract", "lib/http")) {
    walk(tree, (node) => {
      if (!ts.isObjectLiteralExpression(node)) return;
      const fields = new Map(node.properties.map((field) => [field.name?.getText(), field] as const));
      const type = fields.get("type");
      if (!fields.has("msg") || !type || !ts.isPropertyAssignment(type)) return;
      if (ts.isStringLiteral(type.initializer)) types.add(type.initializer.text);
    });
  }
  return [...types];
}

describe("the guide to the command line", () => {
  test("lists exactly the existing commands, each with an example", async () => {
    let help = "";
    const terminal = {
      env: {},
      folder: ROOT,
      isTty: false,
      out: async (text: string | Uint8Array) => {
        help += text;
      },
      say: () => {},
      signal: new AbortController().signal,
    };
    expect(await main(["--help"], terminal)).toBe(0);
    const table = page("/docs/command-line").html.match(/aria-label="Commands".*?<\/table>/s)?.[0] ?? "";
    const named = [...table.matchAll(/<th scope="row"><code>([^<]+)<\/code>/g)].map(
      (match) => match[1] ?? "",
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !new RegExp(`^ +${name}\\b`, "m").test(help))).toEqual([]);
    const known = [...help.matchAll(/^ {2,4}([a-z]+(?: [a-z]+)?)(?= {2,}| <)/gm)].map(
      (match) => match[1] ?? "",
    );
    expect(known.filter((name) => !named.includes(name))).toEqual([]);
  });
});
