import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { CRYPTO_USES } from "@/app/docs/backups/cryptography";
import { cutAround } from "@/app/docs/search/cut-around";
import { CHAPTERS, REQUIREMENTS } from "@/app/docs/security/asvs";
import { DOCS_PAGES } from "@/components/docs/pages";
import { ROOT } from "@/scripts/install.mjs";
import { listFiles, readModules } from "@/tests/support/source";

describe("the table of ASVS 5.0 requirements", () => {
  test("has every requirement once, in named chapters", () => {
    const ids = REQUIREMENTS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const ofLevel = (level: number) => REQUIREMENTS.filter((each) => each.level === level).length;
    // The number of requirements that the standard has for each level.
    expect([ofLevel(1), ofLevel(2)]).toEqual([70, 183]);
    expect([...new Set(ids.map((id) => id.split(".")[0]))]).toEqual(Object.keys(CHAPTERS));
  });

  test("links each fulfilled requirement to an existing test, file or guide, and gives a reason for each unfulfilled requirement", () => {
    const pages = DOCS_PAGES.map(({ href }) => href);
    const broken = REQUIREMENTS.filter(({ state, link }) => {
      if (link === undefined) return state === "met";
      return link.startsWith("/") ? !pages.includes(link) : !existsSync(path.join(ROOT, link));
    });
    expect(broken).toEqual([]);
  });
});

test("an unfulfilled requirement says what the operator, a firm or a person does, or names the plan", () => {
  const unmet = REQUIREMENTS.filter(({ state }) => state === "not_met");
  const silent = unmet.filter(({ about }) => !/\b(operator|owner) \w+s\b|\bplanned\b/.test(about));
  expect(silent.map(({ id, about }) => `${id}: ${about}`)).toEqual([]);
});

test("the list of keys and algorithms names every source that uses a key", () => {
  const keyed =
    /\b(createHmac|createCipheriv|hkdfSync|createPrivateKey)\(|^import \{[^}]*\} from "(@node-rs\/argon2|@simplewebauthn\/server|openid-client|otplib|next-auth\/jwt|jose)"/m;
  const using = readModules("app", "components", "lib").filter(({ text }) => keyed.test(text));
  const named = CRYPTO_USES.flatMap(({ files }) => files);
  expect(named.toSorted()).toEqual(using.map(({ path: file }) => file).sort());
});

/** The files that build a regular expression from constants or from escaped words. */
const BUILT = [
  "app/docs/search/cut-around.ts",
  "components/report/printable.ts",
  "components/report/row-markup.ts",
  "lib/engine/calendar/day-words.ts",
  "lib/engine/categories/debt-shapes.ts",
  "lib/engine/text/mask-numbers.ts",
  "lib/engine/text/tokens.ts",
  "lib/rules/sso.ts",
  "lib/telemetry/route-names.ts",
];

test("no source of the server builds a regular expression from input, except from escaped words", () => {
  const built = readModules("app", "components", "lib").filter(({ text }) => /\bRegExp\(/.test(text));
  expect(built.map(({ path: file }) => file).sort()).toEqual(BUILT);
  // `cutAround` builds the only regular expression that contains a visitor's words.
  const hits = cutAround("a (b) [c.d] $& e", ["(b)", "[c.d]", "$&", ".", "\\"]).filter(({ isHit }) => isHit);
  expect(hits.map(({ text }) => text)).toEqual(["(b)", "[c.d]", "$&"]);
});

test("no source of the server starts a program or evaluates text as code", () => {
  const files = ["app", "components", "lib"].flatMap(listFiles).filter((file) => /\.tsx?$/.test(file));
  const refused = /child_process|\beval\(|\bnew Function\(|from "(node:)?vm"/;
  expect(files.filter((file) => refused.test(readFileSync(path.join(ROOT, file), "utf8")))).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
});
