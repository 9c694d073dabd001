import { beforeAll, describe, expect, test } from "vitest";
import { findHelp } from "@/scripts/operator/operator-command";
import { renderPages, wordsOf } from "@/tests/app/docs/pages";
import { withClient } from "@/tests/support/connection";
import { testDatabase } from "@/tests/support/database";

const { ownerUrl } = testDatabase();
const GUIDES = ["/docs/deployment", "/docs/backups", "/docs/runbook"];
const REQUEST_ID = `req_${"0123456789abcdefghjkmnpqrstvwxyz"}`;

let blocks: string[] = [];
beforeAll(async () => {
  const pages = (await renderPages()).filter(({ href }) => GUIDES.includes(href));
  blocks = pages.flatMap(({ html }) =>
    [...html.matchAll(/<pre[^>]*>(.*?)<\/pre>/gs)].map(([, text = ""]) => wordsOf(text)),
  );
});

/** The settings that the guide exports before its commands. */
const SETTINGS = { ...process.env, BACKUP_DATABASE_URL: ownerUrl, OWNER_DATABASE_URL: ownerUrl };

describe("the guides for operators", () => {
  test("show only existing commands", () => {
    const asked = blocks.flatMap((text) =>
      [...text.matchAll(/scripts\/work\.mjs([^\n#]*)/g)].map(([, words = ""]) => words),
    );
    expect(asked.length).toBeGreaterThan(12);
    const unknown = asked.filter((text) => {
      const words = text
        .replace("<id> …", "job_1")
        .replace(/[<>|&].*$/, "")
        .replace("req_…", REQUEST_ID)
        .replace("job_…", "job_1")
        .trim()
        .split(/\s+/)
        .filter(Boolean);
      return findHelp(words, SETTINGS) !== null;
    });
    expect(unknown).toEqual([]);
  });

  test("show only queries that the database can answer", async () => {
    const asked = blocks.flatMap((text) =>
      [...text.matchAll(/-c "(select [^"]+)"/g)].map(([, sql = ""]) => sql),
    );
    expect(asked.length).toBeGreaterThan(8);
    await withClient(ownerUrl, async (client) => {
      for (const sql of asked) await expect(client.query(sql), sql).resolves.toBeDefined();
    });
  });
});
