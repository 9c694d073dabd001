import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { type ZipEntry, zip } from "@/lib/render/zip";

const PROGRAM = `
import sys, zipfile, json
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
print(json.dumps({name: archive.read(name).decode() for name in archive.namelist()}))`;

test("zip writes an archive that an independent program can read completely, even if the archive is empty", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "surplus-zip-"));
  try {
    for (const files of [{}, { "SIQ-1.pdf": "one", "SIQ-2.pdf": "two ".repeat(10_000), "SIQ-3.pdf": "" }]) {
      async function* entries(): AsyncGenerator<ZipEntry> {
        for (const [name, text] of Object.entries(files)) yield { name, bytes: Buffer.from(text) };
      }
      const pieces: Uint8Array[] = [];
      for await (const piece of zip(entries())) pieces.push(piece);
      const file = path.join(folder, "reports.zip");
      writeFileSync(file, Buffer.concat(pieces));
      const read = execFileSync("python3", ["-c", PROGRAM, file], { encoding: "utf8" });
      expect(JSON.parse(read)).toEqual(files);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
