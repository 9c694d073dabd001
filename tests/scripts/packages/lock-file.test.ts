import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { ROOT } from "@/scripts/install.mjs";
import { findLockFaults, type KnownBad } from "@/scripts/packages/find-lock-faults";
import { type Lock, listPackages } from "@/scripts/packages/list-packages.mjs";
import { toSbom } from "@/scripts/packages/write-sbom.mjs";

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const lock = JSON.parse(read("package-lock.json")) as Lock;
type Row = KnownBad & { why: string; source: string; date: string };
const knownBad = parse<Row>(read("scripts/packages/known-bad.csv"), { columns: true, comment: "#" });
const lockOf = (name: string, entry: object): Lock => ({
  packages: { [`node_modules/${name}`]: { version: "1.0.0", integrity: "sha512-AAAA", ...entry } },
});

describe("findLockFaults", () => {
  test("has a reason, an advisory or report, and a date for each version known to be bad", () => {
    const advisory = /^(GHSA(-[23456789cfghjmpqrvwx]{4}){3}|MAL-20\d\d-\d+|Aikido)$/;
    const isWhole = ({ why, source, date }: Row) =>
      why !== "" && advisory.test(source) && /^20\d\d-\d\d-\d\d$/.test(date);
    expect(knownBad.filter((row) => !isWhole(row))).toEqual([]);
    expect(knownBad.length).toBeGreaterThan(30);
  });

  test("finds nothing wrong in the product's own lock file", () => {
    expect(findLockFaults(lock, knownBad)).toEqual([]);
  });

  test.each<[string, object, string]>([
    ["chalk", { version: "5.6.1" }, "chalk 5.6.1 is known to be bad"],
    ["flatmap-stream", {}, "flatmap-stream 1.0.0 is known to be bad"],
    ["next", { version: "15.2.2" }, "next 15.2.2 is known to be bad"],
    ["axios", { version: "1.14.1" }, "axios 1.14.1 is known to be bad"],
    ["a/node_modules/chalk", { version: "5.6.1" }, "chalk 5.6.1 is known to be bad"],
    ["a", { resolved: "https://evil.example/a.tgz" }, "a 1.0.0 does not come from npm's registry"],
    ["a", { resolved: "git+ssh://git@example.com/a.git" }, "a 1.0.0 does not come from npm's registry"],
    ["a", { integrity: undefined }, "a 1.0.0 has no digest"],
    ["a", { hasInstallScript: true }, "a 1.0.0 runs a script when it is installed"],
  ])("names %s with %j", (name, entry, fault) => {
    expect(findLockFaults(lockOf(name, entry), knownBad)).toEqual([fault]);
  });

  test("accepts different versions of the same packages", () => {
    for (const [name, version] of [
      ["chalk", "5.6.2"],
      ["next", "15.2.3"],
      ["next", "16.0.0"],
    ] as const)
      expect(findLockFaults(lockOf(name, { version }), knownBad)).toEqual([]);
  });
});

describe("listPackages", () => {
  test("has every package that the product uses, and a licence for each", () => {
    const packages = listPackages(lock);
    const names = packages.map(({ name }) => name);
    const { dependencies } = JSON.parse(read("package.json")) as { dependencies: Record<string, string> };
    const named = Object.entries(dependencies).filter(([, version]) => !version.startsWith("file:"));
    for (const [name] of named) expect(names).toContain(name);
    expect(packages.filter(({ licence }) => !licence)).toEqual([]);
    expect(names).not.toContain("vitest");
  });

  test("has only licences under which a product may be sold without its source", () => {
    const open = /^(MIT(-0)?|Apache-2\.0|ISC|0BSD|BSD-[23]-Clause|Unlicense|Python-2\.0|CC-BY-4\.0)$/;
    const refused = listPackages(lock).filter(({ licence }) =>
      (licence ?? "").split(/[ ()]+(?:AND)?/).some((each) => each && !open.test(each)),
    );
    expect(refused).toEqual([]);
  });
});

describe("toSbom", () => {
  const of = { name: "surplus", version: "1.0.0" };

  test("is CycloneDX 1.6, with every package once", () => {
    const bill = toSbom(lock, of);
    expect(bill).toMatchObject({ bomFormat: "CycloneDX", specVersion: "1.6" });
    expect(bill.serialNumber).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    const urls = bill.components.map(({ purl }) => purl);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).toHaveLength(listPackages(lock).length);
    expect(toSbom(lock, of)).toEqual(bill);
  });

  test("names a package in a scope, its licence and its digest in hexadecimal", () => {
    const entry = { license: "MIT", integrity: `sha512-${Buffer.alloc(64, 1).toString("base64")}` };
    expect(toSbom(lockOf("@a/b", entry), of).components).toEqual([
      {
        type: "library",
        "bom-ref": "pkg:npm/%40a/b@1.0.0",
        group: "@a",
        name: "b",
        version: "1.0.0",
        purl: "pkg:npm/%40a/b@1.0.0",
        licenses: [{ license: { id: "MIT" } }],
        hashes: [{ alg: "SHA-512", content: "01".repeat(64) }],
      },
    ]);
  });
});
