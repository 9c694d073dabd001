import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OTHERS_DATA } from "@/app/docs/licences/data";
import LicencesPage from "@/app/docs/licences/page";
import { ROOT } from "@/scripts/install.mjs";
import { wordsOf } from "@/tests/app/docs/pages";
import { listFiles } from "@/tests/support/source";

const DATA = /\.(csv|tsv|json|txt|ttf|otf|br|woff2?)$|^lib\/engine\/.*-table\.ts$/;
/** The sources of rows that we wrote ourselves, as the README of the engine's tables explains. */
const OUR_SOURCES = [
  "agency",
  "biller",
  "court form",
  "lender forms",
  "own",
  "public record",
  "trading name",
  "wording",
];
/** Files that have no column of sources. We wrote them, or generate them from our own sources. */
const OUR_FILES = [
  "app/docs/licences/packages.json",
  "lib/engine/categories/data/confidence-table.ts",
  "lib/engine/categories/data/merchants-table.ts",
  "lib/engine/categories/data/taxonomy-table.ts",
  "lib/engine/categories/data/words-table.ts",
  "lib/engine/parameters/parameters-table.ts",
  // Has no column of sources, but each row names the law or the regulator that sets the value.
  "lib/engine/parameters/parameters.csv",
  // Has no column of sources, but each row names the security advisory that it comes from.
  "scripts/packages/known-bad.csv",
];

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const isNamed = (file: string) =>
  OTHERS_DATA.some(({ files }) => files.some((each) => file.startsWith(each)));

function isOurs(file: string): boolean {
  if (OUR_FILES.includes(file) || /^public\/(schemas|licences)\//.test(file)) return true;
  if (!file.endsWith(".csv")) return false;
  const rows = parse<{ source?: string }>(read(file), {
    columns: true,
    comment: "#",
    comment_no_infix: true,
  });
  return rows.length > 0 && rows.every(({ source = "" }) => OUR_SOURCES.includes(source));
}

test("the licences page names the data of other authors in every data file, with its licence", () => {
  const files = ["app", "components", "lib", "prisma", "public", "scripts"].flatMap(listFiles);
  const all = files.filter((file) => DATA.test(file) && !file.endsWith("/package.json"));
  expect(all.filter((file) => !isNamed(file) && !isOurs(file))).toEqual([]);
  expect(all.filter((file) => OUR_FILES.includes(file)).toSorted()).toEqual(OUR_FILES.toSorted());
  const words = wordsOf(renderToStaticMarkup(LicencesPage()));
  for (const { data, licence } of OTHERS_DATA) {
    expect(words).toContain(data);
    expect(words).toContain(licence);
  }
});

test("every file and licence text that the list names exists", () => {
  const files = ["app", "lib", "scripts"].flatMap(listFiles);
  const named = OTHERS_DATA.flatMap((each) => each.files);
  expect(named.filter((part) => !files.some((file) => file.startsWith(part)))).toEqual([]);
  const texts = OTHERS_DATA.flatMap(({ text }) => text ?? []);
  expect(texts.filter((text) => !existsSync(path.join(ROOT, "public", text)))).toEqual([]);
});
