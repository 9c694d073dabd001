import { createPrivateKey } from "node:crypto";
import { chmod, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ensureSecrets, SECRETS } from "@/scripts/secrets.mjs";
import { testFolder } from "@/tests/support/folder";

const folder = testFolder();
const fresh = (name: string) => path.join(folder, name);
const fileIn = (dir: string) => path.join(dir, "secrets.json");

describe("the generated secrets", () => {
  it("are created if the environment has none, in a file only its owner may read", async () => {
    const dir = fresh("made");
    const made = await ensureSecrets({ dir, env: {} });
    expect(Object.keys(made).sort()).toEqual(Object.keys(SECRETS).sort());
    expect((await stat(fileIn(dir))).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(fileIn(dir), "utf8"))).toEqual(made);
  });

  it("have the formats that the product reads", async () => {
    const made = await ensureSecrets({ dir: fresh("shapes"), env: {} });
    const bytes = (text = "") => Buffer.from(text, "base64").length;
    expect(made.MASTER_KEYS).toMatch(/^1:/);
    expect(bytes(made.MASTER_KEYS?.slice(2))).toBe(32);
    for (const name of ["API_KEY_PEPPER", "AUDIT_KEY", "CURSOR_SECRET", "SANDBOX_WEBHOOK_SECRET"]) {
      expect(bytes(made[name])).toBe(32);
    }
    expect(createPrivateKey(made.REPORT_SIGNING_KEY ?? "").asymmetricKeyType).toBe("ed25519");
  });

  it("do not change between starts, and missing secrets are added", async () => {
    const dir = fresh("stable");
    const first = await ensureSecrets({ dir, env: { AUDIT_KEY: "given" } });
    expect(first).not.toHaveProperty("AUDIT_KEY");
    const second = await ensureSecrets({ dir, env: {} });
    expect(second).toMatchObject(first);
    expect(second).toHaveProperty("AUDIT_KEY");
  });

  it("are not used, and no file is created, if the environment sets the secrets", async () => {
    const dir = fresh("given");
    const env = Object.fromEntries(Object.keys(SECRETS).map((name) => [name, "given"]));
    expect(await ensureSecrets({ dir, env })).toEqual({});
    await expect(stat(fileIn(dir))).rejects.toThrow(/ENOENT/);
  });

  it("are the same for two processes that start at the same time", async () => {
    const dir = fresh("at once");
    const all = await Promise.all(Array.from({ length: 5 }, () => ensureSecrets({ dir, env: {} })));
    for (const secrets of all) expect(secrets).toEqual(all[0]);
  });

  it("are made private again if every user could read their file", async () => {
    const dir = fresh("loose");
    await ensureSecrets({ dir, env: {} });
    await chmod(fileIn(dir), 0o644);
    await ensureSecrets({ dir, env: {} });
    expect((await stat(fileIn(dir))).mode & 0o777).toBe(0o600);
  });

  it("are never replaced if their file is damaged", async () => {
    const dir = fresh("damaged");
    await ensureSecrets({ dir, env: {} });
    await writeFile(fileIn(dir), '{"MASTER_KEYS": "1:');
    await expect(ensureSecrets({ dir, env: {} })).rejects.toThrow(/not valid JSON/);
    expect(await readFile(fileIn(dir), "utf8")).toBe('{"MASTER_KEYS": "1:');
  });
});
