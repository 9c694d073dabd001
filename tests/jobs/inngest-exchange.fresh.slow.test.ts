import { NonRetriableError, RetryAfterError } from "inngest";
import { serve } from "inngest/edge";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "@/tests/support/database";
import {
  callBody,
  callHeaders,
  EVENT_KEY,
  type FunctionConfig,
  type Inngest,
  SIGNING_KEY,
  signatureOf,
  startInngest,
} from "@/tests/support/inngest";

testDatabase();

const ADDRESS = "http://localhost:3000/api/inngest";
const PLANTED = "99887766";
const WORDS = `BSB 062-000 account ${PLANTED}`;
const DATA = {
  outbox_id: "job_1",
  company_id: "cmp_1",
  environment: "test",
  subject_id: "req_1",
  failures: 0,
};
let inngest: Inngest;

beforeAll(async () => {
  inngest = await startInngest();
  process.env.INNGEST_EVENT_KEY = EVENT_KEY;
  process.env.INNGEST_SIGNING_KEY = SIGNING_KEY;
  process.env.INNGEST_BASE_URL = inngest.baseUrl;
});
afterAll(() => inngest.close());

type Handle = (request: Request) => Promise<Response>;

async function knock(
  method: "POST" | "PUT",
  body: string,
  headers: Record<string, string>,
  query = "",
): Promise<Response> {
  const route = await import("@/app/api/inngest/route");
  const handle: Handle = route[method];
  const init = { method, body, headers: { host: "localhost:3000", ...headers } };
  return handle(new Request(`${ADDRESS}${query}`, init));
}

const CALL = "?fnId=surplus-generate&stepId=step";
const eventOf = (data: Record<string, unknown>) => ({ id: "job_1", name: "surplus/generate", data });
const bodyOf = (data: Record<string, unknown>) =>
  callBody({ id: "run_1", of: {} as FunctionConfig, event: eventOf(data), steps: {}, attempt: 0 });

describe("the registration of our functions with Inngest", () => {
  test("contains each kind of work with its retries, its share per company, its failure handlers and its timers", async () => {
    const body = JSON.stringify({ url: ADDRESS });
    const headers = { ...callHeaders(body), "x-inngest-sync-kind": "in_band" };
    const answer = await knock("PUT", body, headers);
    expect(answer.status).toBe(200);
    const { app_id, functions } = (await answer.json()) as { app_id: string; functions: FunctionConfig[] };
    expect(app_id).toBe("surplus");
    const reported = functions.map(({ id, triggers, steps, concurrency }) => ({
      id: id.replace(/^surplus-/, ""),
      on: triggers.map(
        ({ event, cron, expression }) => cron ?? [event, expression].filter(Boolean).join(" if "),
      ),
      tries: 1 + (steps.step.retries?.attempts ?? 3),
      concurrency,
    }));
    const work = [
      "generate",
      "deliver",
      "purge",
      "reconcile",
      "end_upstream",
      "refresh",
      "expire_share",
      "expire_consent",
      "remind",
      "check_endpoint",
      "notify",
      "send_receipt",
      "send_withdrawal",
      "end_bank",
      "bulk",
      "alert",
      "digest",
      "plan_refresh",
    ];
    const share = { key: "event.data.lane", limit: 4 };
    expect(reported).toEqual([
      ...work.flatMap((name) => {
        const id = name.replace("_", "-");
        const failed = `inngest/function.failed if event.data.function_id == 'surplus-${id}'`;
        // Work that ends a consent waits until the time in its row, so Inngest must not retry this work.
        const tries = name === "end_upstream" || name === "end_bank" ? 1 : 5;
        return [
          { id, on: [`surplus/${name}`], tries, concurrency: share },
          { id: `${id}-failure`, on: [failed], tries: 2, concurrency: undefined },
        ];
      }),
      { id: "sweep", on: ["TZ=Australia/Sydney * * * * *"], tries: 4, concurrency: undefined },
      { id: "operators", on: ["TZ=Australia/Sydney * * * * *"], tries: 4, concurrency: undefined },
      { id: "anchor", on: ["TZ=Australia/Sydney 20 * * * *"], tries: 4, concurrency: undefined },
      { id: "epochs", on: ["TZ=Australia/Sydney 35 * * * *"], tries: 4, concurrency: undefined },
      { id: "tidy", on: ["TZ=Australia/Sydney 40 3 * * *"], tries: 4, concurrency: undefined },
      { id: "expiring", on: ["TZ=Australia/Sydney 10 8 * * *"], tries: 4, concurrency: undefined },
      { id: "sharing", on: ["TZ=Australia/Sydney 10 10 * * *"], tries: 4, concurrency: undefined },
    ]);
    expect(new Set(functions.map(({ id }) => id)).size).toBe(functions.length);
  });
});

describe("the route that Inngest calls", () => {
  const body = bodyOf(DATA);
  const TEN_MINUTES_MS = 600_000;
  const refused: [string, Record<string, string>, string][] = [
    ["without a signature", {}, body],
    [
      "signed with another key",
      { "x-inngest-signature": signatureOf(body, Date.now(), `signkey-prod-${"0".repeat(64)}`) },
      body,
    ],
    [
      "signed for another body",
      { "x-inngest-signature": signatureOf(bodyOf({ ...DATA, subject_id: "req_2" })) },
      body,
    ],
    [
      "signed ten minutes ago",
      { "x-inngest-signature": signatureOf(body, Date.now() - TEN_MINUTES_MS) },
      body,
    ],
    [
      "signed ten minutes ahead",
      { "x-inngest-signature": signatureOf(body, Date.now() + TEN_MINUTES_MS) },
      body,
    ],
    ["with half a signature", { "x-inngest-signature": "t=1" }, body],
  ];

  test.each(refused)("refuses a call %s without calling a function", async (_, headers, sent) => {
    const before = inngest.heard.length;
    const answer = await knock("POST", sent, { "content-type": "application/json", ...headers }, CALL);
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain("req_1");
    expect(inngest.heard.length).toBe(before);
  });

  test.each([
    ["in band", { "x-inngest-sync-kind": "in_band" }],
    ["out of band", {}],
  ])("refuses an unsigned sync, %s, without calling Inngest", async (_, headers) => {
    const before = inngest.heard.length;
    const answer = await knock("PUT", JSON.stringify({ url: ADDRESS }), {
      "content-type": "application/json",
      ...(headers as Record<string, string>),
    });
    expect(answer.status).toBe(401);
    expect(inngest.heard.length).toBe(before);
  });

  test("runs the work of a signed call, and answers 500 with the code of the work's error", async () => {
    const answer = await knock("POST", body, callHeaders(body), CALL);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ name: "AppError", message: "AppError (not_found)" });
  });
});

describe("the error of a failed function", () => {
  const wordsOf = async (answer: Response) => `${JSON.stringify([...answer.headers])}${await answer.text()}`;
  const broken = {
    "an id that is no id": { ...DATA, outbox_id: { account: WORDS } },
    "an environment there is not": { ...DATA, environment: WORDS },
    "a field too many and one too few": { account: WORDS },
    "an unknown subject": { ...DATA, subject_id: WORDS },
    "a subject a database refuses": { ...DATA, subject_id: `${WORDS}\u0000` },
  };

  test.each(Object.entries(broken))("is sent without its message if it is ours: %s", async (_, data) => {
    const body = bodyOf(data);
    const answer = await knock("POST", body, callHeaders(body), CALL);
    const words = await wordsOf(answer);
    expect(answer.status).not.toBe(200);
    expect(words).not.toContain(PLANTED);
    expect(words).not.toMatch(/\bat [\w./<>]+:?\d+/);
  });

  const cause = () => new Error("the cause", { cause: new Error(WORDS) });
  const thrown: [string, () => unknown][] = [
    ["an error", () => new Error(WORDS)],
    ["an error with a cause", cause],
    [
      "one of Node's, with a code",
      () => Object.assign(new Error(WORDS), { code: "ECONNREFUSED", address: WORDS }),
    ],
    ["one that may not be tried again", () => new NonRetriableError(WORDS, { cause: new Error(WORDS) })],
    ["one that says when to try again", () => new RetryAfterError(WORDS, 30_000)],
    ["a text that is no error", () => WORDS],
    ["an object that is no error", () => ({ account: WORDS })],
  ];
  const places = ["top", "step"] as const;
  const all = thrown.flatMap(([what, make]) => places.map((place) => [what, place, make] as const));

  test.each(all)("is reported by kind and code only: %s thrown at the %s", async (_, place, make) => {
    const { makeClient } = await import("@/lib/jobs/inngest");
    const client = makeClient();
    const failing = client.createFunction(
      { id: "fail", triggers: [{ event: "surplus/fail" }] },
      async ({ step }) => {
        if (place === "top") throw make();
        await step.run("work", () => {
          throw make();
        });
      },
    );
    const handle = serve({ client, functions: [failing] } as never) as unknown as Handle;
    const event = { id: "e", name: "surplus/fail", data: {} };
    const body = callBody({ id: "run_1", of: {} as FunctionConfig, event, steps: {}, attempt: 0 });
    const answer = await handle(
      new Request(`${ADDRESS}?fnId=surplus-fail&stepId=step`, {
        method: "POST",
        body,
        headers: { host: "localhost:3000", ...callHeaders(body) },
      }),
    );
    const words = await wordsOf(answer);
    expect(words).not.toContain(PLANTED);
    expect(words).not.toMatch(/\.tsx?:\d+/);
  });
});
