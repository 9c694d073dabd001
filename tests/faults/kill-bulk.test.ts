import { expect } from "vitest";
import { createAndSendBatch } from "@/lib/connect/create-batch";
import { readRequestFile } from "@/lib/contract/request-file";
import { getRun } from "@/lib/store/read/bulk-run";
import { casesOf } from "@/tests/faults/support/fault";
import { startMailProvider } from "@/tests/faults/support/mail";
import { runSite } from "@/tests/faults/support/site";
import { approveLive, makeFirm } from "@/tests/wire/support/firm";
import { until } from "@/tests/wire/support/server";

const site = runSite();
const fault = casesOf("kill-bulk");

/** The number of rows in the file. The product's limit is 500. */
const ROWS = 300;
const KILLED_AFTER = 100;
/** The time limit for sending, in milliseconds. Sending takes seconds, but minutes on a busy machine. */
const SENT_WITHIN_MS = 180_000;
const RECOVERED_WITHIN_SECONDS = 240;

fault(
  {
    name: "each of three hundred customers gets the link once although the server is killed while sending",
    done: "the email provider accepts emails without answering; kill -9; then the provider answers again",
    boundSeconds: RECOVERED_WITHIN_SECONDS,
    timeoutMs: 15 * 60_000,
  },
  async ({ repaired }) => {
    const before = await startMailProvider();
    await site.killAll();
    await site.start(before.env);
    const firm = await makeFirm();
    await approveLive(firm);
    const lines = Array.from({ length: ROWS }, (_, n) => `Client ${n},affordability,c${n}@example.com`);
    const file = readRequestFile(["client_name,report_type,email", ...lines].join("\n"), "live");
    if ("problem" in file) throw new Error(file.problem);
    const run = await createAndSendBatch(firm.live, file.rows, firm.actor);
    await until(
      async () => before.sent.size,
      (count) => count >= KILLED_AFTER,
      SENT_WITHIN_MS,
    );
    before.fallSilent();
    // Waits until every email that the provider confirmed is recorded. After that, only unconfirmed emails may be sent
    // again.
    const isRecorded = async () => {
      const { rows } = await getRun(firm.live, run);
      const recorded = rows.filter(({ outcome }) => outcome === "sent").length;
      return before.unanswered() > 0 && recorded + before.unanswered() >= before.sent.size;
    };
    await until(isRecorded, Boolean, SENT_WITHIN_MS);
    await site.killAll();
    expect(before.sent.size).toBeLessThan(ROWS);
    const after = await startMailProvider();
    repaired();
    await site.start(after.env);
    return async () => {
      const { rows } = await getRun(firm.live, run);
      expect(rows.map(({ outcome }) => outcome)).toEqual(Array(ROWS).fill("sent"));
      // Each recipient got one email, because each repeated send used the key of the interrupted send.
      const sent = new Map([...after.sent, ...before.sent]);
      expect([...sent.values()].sort()).toEqual(lines.map((line) => line.split(",")[2]).sort());
      const again = [...after.sent.keys()].filter((key) => before.sent.has(key));
      expect(again.length).toBeLessThanOrEqual(before.unanswered());
      // The later cases need a server without this provider.
      await site.killAll();
      before.close();
      after.close();
    };
  },
);
