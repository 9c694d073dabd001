import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { shareReport } from "@/lib/analyse/share-report";
import { setWebhookUrl } from "@/lib/company/change-endpoint";
import { listSettings } from "@/lib/env/table";
import { setRateLimit } from "@/tests/support/company";
import {
  bankWords,
  download,
  mark,
  plantAdjustment,
  plantElsewhere,
  plantNote,
  plantRequest,
} from "@/tests/wire/canary/plant";
import { type Finds, searchFiles, searchTables } from "@/tests/wire/canary/search";
import { type Firm, makeFirm, setShareMode } from "@/tests/wire/support/firm";
import { startReceiver } from "@/tests/wire/support/receiver";
import { until } from "@/tests/wire/support/server";

const OWNER_URL = process.env.OWNER_DATABASE_URL ?? "";
const FOLDERS = [process.env.SERVER_DATA_DIR ?? "", process.env.SERVER_TEMP_DIR ?? ""];
/** The minimum number of canaries. A search for fewer canaries would prove little. */
const CANARIES_MIN = 500;
const RETENTION_DAYS = 90;

const clientName = mark("client");
let canaries: string[];
/** The canaries and the client's name in one list, so that bytes are searched only once. */
let words: string[];
let sealed: Finds[];
let erased: Finds[];
let unspoken: string[];

/** Searches the tables first, because that makes the database write all data to its files. */
const searchAll = async (): Promise<Finds[]> => [
  await searchTables(OWNER_URL, words),
  await searchFiles(FOLDERS, words),
];
/**
 * True for the address on a receipt in the outbox. A local server stores the customer's receipt there instead of
 * sending it.
 */
const isOwnAddress = (path: string, word: string) =>
  path.startsWith("outbox/") && word.startsWith("canary-mail-") && word.includes("@");
/**
 * Returns the places where a canary was found. Ignores the client's name, which the product keeps after erasure. Also
 * ignores the address on a receipt in the outbox.
 */
const placesOf = (finds: Finds[]) =>
  finds.flatMap(({ places }) =>
    [...places].flatMap(([path, words]) =>
      words.filter((word) => word !== clientName && !isOwnAddress(path, word)).map((word) => [path, word]),
    ),
  );
const pathsOfName = ({ places }: Finds) =>
  [...places].flatMap(([path, words]) => (words.includes(clientName) ? [path] : []));

/** The secrets that the server under test was started with. */
const serverSecrets = (): string[] =>
  listSettings()
    .flatMap(({ rows }) => rows.filter(({ isSecret }) => isSecret))
    .flatMap(({ name }) => process.env[name] ?? []);

async function plantAll(firm: Firm): Promise<{ ids: string[]; words: string[] }> {
  const fields = { client_name: clientName };
  await setShareMode(firm, "customer_review");
  // Households with a joint account, a home loan and a credit card, and no more rows than the search needs.
  const withdrawn = await plantRequest(firm, "gareth", fields);
  const notes = await plantNote(firm.test, withdrawn.id);
  await shareReport(firm.test, withdrawn.id);
  await setShareMode(firm, "automatic");
  const purged = await plantRequest(firm, "peta", fields);
  const refreshed = await plantRequest(firm, "joan", { ...fields, consent_type: "ongoing" });
  const ids = [withdrawn.id, purged.id, refreshed.id];
  const words = [...notes, ...[withdrawn, purged, refreshed].flatMap(({ marks }) => marks)];
  for (const id of ids) {
    const report = await download(firm, id);
    words.push(...(await bankWords(firm.test, id, 1, report)), ...(await plantAdjustment(firm, id, report)));
  }
  words.push(...(await plantElsewhere(firm, withdrawn.id)));
  return { ids, words };
}

async function eraseAll(firm: Firm, [withdrawn, purged, refreshed]: string[]): Promise<void> {
  const isNow = (id: string | undefined, status: string) =>
    until(
      () => firm.ask("GET", `/v1/requests/${id}`),
      ({ json }) => json.status === status,
    );
  await firm.ask("DELETE", `/v1/requests/${withdrawn}`);
  await isNow(withdrawn, "withdrawn");
  await firm.ask("POST", `/v1/sandbox/requests/${purged}/clock`, {
    body: { advance_days: RETENTION_DAYS + 1 },
  });
  await isNow(purged, "purged");
  const again = await firm.ask("POST", `/v1/requests/${refreshed}/refresh`);
  expect(again.json.refresh).toBe("done");
}

beforeAll(async () => {
  const firm = await makeFirm();
  const receiver = await startReceiver();
  try {
    await setRateLimit(firm.companyId, 1_000_000);
    await setWebhookUrl(firm.test, receiver.url, firm.actor);
    const { ids, words: planted } = await plantAll(firm);
    canaries = [...new Set(planted)];
    words = [...canaries, clientName];
    unspoken = [...ids, firm.testKey, firm.liveKey, ...Object.values(firm.secrets), ...serverSecrets()];
    sealed = await searchAll();
    await eraseAll(firm, ids);
    await receiver.wait("request.withdrawn", ids[0] ?? "");
    await receiver.wait("report.refreshed", ids[2] ?? "");
    erased = await searchAll();
  } finally {
    receiver.close();
  }
}, 300_000);

describe("text of customers and callers", () => {
  test("has enough different words to search for, and the test searches many rows and files", () => {
    expect(canaries.length).toBeGreaterThan(CANARIES_MIN);
    const [tables, files] = erased;
    expect(tables?.rows).toBeGreaterThan(100);
    expect(files?.bytes).toBeGreaterThan(10_000_000);
    console.log(
      `${canaries.length} canaries, ${tables?.rows} rows, ${files?.files} files, ${files?.bytes} bytes`,
    );
  });

  test("would be found in plain text, because the test finds the client's name, which is kept on purpose", () => {
    const [inTables, inFiles] = erased.map(pathsOfName);
    expect(inTables).toContain("request");
    expect(inFiles?.some((file) => file.startsWith("postgres/"))).toBe(true);
  });

  test("cannot be read in the database, its files, the log or temporary files while it is stored", () => {
    expect(placesOf(sealed)).toEqual([]);
  });

  test("is in no file after the withdrawal, the purge and the refresh", () => {
    expect(placesOf(erased)).toEqual([]);
  });

  test("is not in the log, and neither is the client's name", () => {
    const [, inFiles] = erased.map(pathsOfName);
    expect(inFiles?.filter((file) => file.endsWith(".log"))).toEqual([]);
  });

  test("is absent from the log, and so is every key, secret and id of a customer's page", () => {
    const text = readFileSync(process.env.SERVER_LOG ?? "", "utf8");
    expect(unspoken.length).toBeGreaterThan(12);
    expect(unspoken.filter((word) => text.includes(word))).toEqual([]);
    // Checks that the file is the server's log: it reports the erasure of requests, by digests.
    expect(text.match(/"erased":"[0-9a-f]{64}"/g)?.length).toBeGreaterThan(1);
  });
});
