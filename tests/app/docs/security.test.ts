import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { CHAPTERS, REQUIREMENTS } from "@/app/docs/security/asvs";
import { DOCS_PAGES } from "@/components/docs/pages";
import { ROOT } from "@/scripts/install.mjs";
import { listFiles } from "@/tests/support/source";

describe("the table of ASVS 5.0 requirements", () => {
  test("has every requirement once, in named chapters", () => {
    const ids = REQUIREMENTS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const ofLevel = (level: number) => REQUIREMENTS.filter((each) => each.level === level).length;
    // The number of requirements that the standard has for each level.
    expect([ofLevel(1), ofLevel(2)]).toEqual([70, 183]);
    expect([...new Set(ids.map((id) => id.split(".")[0]))]).toEqual(Object.keys(CHAPTERS));
  });

  test("links to an existing test, file or guide for each requirement that is met, and gives a reason for each that is not", () => {
    const pages = DOCS_PAGES.map(({ href }) => href);
    const broken = REQUIREMENTS.filter(({ state, link }) => {
      if (link === undefined) return state === "met";
      return link.startsWith("/") ? !pages.includes(link) : !existsSync(path.join(ROOT, link));
    });
    expect(broken).toEqual([]);
  });
});

test("no source of the server starts a program or evaluates text as code", () => {
  const files = ["app", "components", "lib"].flatMap(listFiles).filter((file) => /\.tsx?$/.test(file));
  const refused = /child_process|\beval\(|\bnew Function\(|from "(node:)?vm"/;
  expect(files.filter((file) => refused.test(readFileSync(path.join(ROOT, file), "utf8")))).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
});
