import { expect } from "vitest";
import {
  CONSENT_REVOKED,
  DATA_COMPLETE,
  loseMessages,
  post,
  silence,
  wordMessage,
} from "@/tests/faults/support/bank";
import { asOwner, breakAtTable, findWork, reachBlocked } from "@/tests/faults/support/database";
import { casesOf } from "@/tests/faults/support/fault";
import { makeConsented, makeReady, makeWatchedFirm } from "@/tests/faults/support/firm";
import { runSite } from "@/tests/faults/support/site";
import { giveConsent } from "@/tests/support/consent";

const site = runSite();
const fault = casesOf("processes");

/** The time limit for twenty reports, in seconds. It allows for processes that share a busy core. */
const LOADED_SECONDS = 240;

/** Calls the server at this URL, and returns the status. */
const callAt = (baseUrl: string, key: string, path: string, method = "POST") =>
  fetch(`${baseUrl}${path}`, { method, headers: { "x-api-key": key } }).then(async (answer) => {
    await answer.arrayBuffer();
    return answer.status;
  });

fault(
  {
    name: "the other server completes the work of a killed one",
    done: "one of two servers is killed during a report and not restarted",
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm();
    const stop = await breakAtTable("snapshot");
    const id = await makeConsented(firm);
    await stop.reached();
    await site.startAnother();
    const [before] = await findWork("generate", id);
    await site.kill();
    await stop.drop();
    repaired();
    return () => expect(before?.attempts).toBe(1);
  },
);

fault(
  {
    name: "two servers under load lose no work although each is killed repeatedly",
    done: "two servers, twenty requests; the servers are killed and restarted in turn, four times",
    boundSeconds: LOADED_SECONDS,
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm();
    for (let round = 0; round < 4; round++) {
      const another = await site.startAnother();
      await Promise.all(Array.from({ length: 5 }, () => makeConsented(firm)));
      if (round % 2 === 0) {
        await site.kill();
        await site.start();
      }
      await another.kill();
    }
    repaired();
  },
);

fault(
  {
    name: "two servers that get the same messages at once make one report",
    done: "the bank's messages, generate and consent-complete reach two servers at once, forty calls in total",
  },
  async ({ repaired }) => {
    const another = await site.startAnother();
    await silence(site.bankLine);
    const firm = await makeWatchedFirm();
    const id = await firm.create();
    await giveConsent(id);
    await loseMessages(id);
    await site.bankLine.repair();
    const message = await wordMessage(id, DATA_COMPLETE);
    const calls = Array.from({ length: 10 }, () =>
      [site.server().baseUrl, another.baseUrl].flatMap((to) => [
        post(message, { to }),
        callAt(
          to,
          firm.testKey,
          `/v1/requests/${id}/${Math.random() < 0.5 ? "generate" : "consent-complete"}`,
        ),
      ]),
    );
    const answers = await Promise.all(calls.flat());
    repaired();
    expect(answers.filter((status) => status !== 200)).toEqual([]);
  },
);

fault(
  {
    name: "a withdrawal on one server and a report on another have a consistent result",
    done: "the firm withdraws on one server while another is making the report",
  },
  async ({ repaired }) => {
    const another = await site.startAnother();
    const firm = await makeWatchedFirm();
    const stop = await breakAtTable("report");
    const id = await makeConsented(firm);
    await stop.reached();
    const withdrawal = callAt(another.baseUrl, firm.testKey, `/v1/requests/${id}`, "DELETE");
    // The transaction that writes the report has locked the request, so the withdrawal waits until that transaction
    // ends.
    await reachBlocked('^update \\S*"request" set .*"withdrawn_at" =');
    await stop.release();
    repaired();
    expect(await withdrawal).toBe(200);
  },
);

fault(
  {
    name: "concurrent withdrawals by firm and bank count once",
    done: "DELETE on two servers and the customer's revocation at the bank, all at once",
  },
  async ({ repaired }) => {
    const another = await site.startAnother();
    const firm = await makeWatchedFirm();
    const id = await makeReady(firm);
    const message = await wordMessage(id, CONSENT_REVOKED);
    await asOwner(
      "update sandbox_consent set revoked_at = now() where user_id = (select user_ref from consent where request_id = $1)",
      [id],
    );
    const answers = await Promise.all([
      callAt(site.server().baseUrl, firm.testKey, `/v1/requests/${id}`, "DELETE"),
      callAt(another.baseUrl, firm.testKey, `/v1/requests/${id}`, "DELETE"),
      post(message),
      post(message, { to: another.baseUrl }),
    ]);
    repaired();
    expect(answers).toEqual([200, 200, 200, 200]);
  },
);
