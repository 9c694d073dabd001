import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll } from "vitest";
import { makeDataDirectory } from "@/scripts/private-file.mjs";

/** Gives this test file a temporary folder with a space in its name, and removes it afterwards. */
export function testFolder(): string {
  const folder = path.join(tmpdir(), `surplus test ${randomBytes(6).toString("hex")}`);
  beforeAll(() => makeDataDirectory(folder));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
