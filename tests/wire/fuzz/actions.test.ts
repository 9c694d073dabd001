// Calls every server action with malformed bodies, in each encoding that the framework reads, with and without an
// account. FUZZ_PAGE_CALLS sets the number of calls. Each action is called at least once in each of the WAYS.
// `npm run bench` makes twenty thousand calls.
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { makeFirm, signIn } from "@/tests/wire/support/firm";
import { listRealActions, type RealAction } from "@/tests/wire/support/real-actions";
import { baseUrl } from "@/tests/wire/support/server";

/**
 * Bodies to send to actions. Most are not a list, refer to something that does not exist, or use a marker of the
 * framework that we never send.
 */
const BODIES = [
  ...["", "[", "]", "[]", "{}", "null", "1", '"x"', "[null]", "[1,2,3,4]", "[{}]", "[[],{}]", '["\\ud800"]'],
  ..."1 0 @1 @0 K1 Q1 W1 F1 B1 nxx Dxx D2026-01-01Txx undefined i1 R1 r1 X1 x1 1:__proto__:then 1:constructor:constructor 0:0 Txx L1 E1 h1 h0 Sx M1 o1 O1 A1 V1 G1 $x NaN -Infinity"
    .split(" ")
    .map((mark) => `["$${mark}"]`),
  ...['[{"then":"$1"}]', '[{"then":"$0"}]', '[{"__proto__":1}]', '[{"constructor":{"prototype":1}}]'],
  ...['[null,"$K1"]', '["$K1",null]', '[{"note":null,"errors":{},"values":{}},"$K1"]', '[{"note":1},"$K1"]'],
  ...[
    '["$K1","$K1"]',
    '["$undefined","$undefined"]',
    '["$D2026-01-01T00:00:00.000Z"]',
    '[{"a":[1]},"$0:0:a"]',
  ],
  ...[`[${'"$K1",'.repeat(500)}1]`, `["${"x".repeat(50_000)}"]`, "[".repeat(3_000)],
];
const MULTIPART = "multipart/form-data; boundary=x";
const TYPES = ["application/x-www-form-urlencoded", "application/json", "text/plain;charset=UTF-8", ""];

type Call = { headers: Record<string, string>; body: FormData | string };
const formOf = (fields: Record<string, string | Blob>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

/**
 * The ways to send one body to an action: by the page's script, as a form without script, and with a broken encoding.
 */
const WAYS: readonly ((id: string, body: string) => Call)[] = [
  (id, body) => ({ headers: { "next-action": id, "content-type": "text/plain;charset=UTF-8" }, body }),
  (id, body) => ({ headers: { "next-action": id }, body: formOf({ "1": body, "0": body }) }),
  (id, body) => ({
    headers: { "next-action": id },
    body: formOf({ "1": '"x"', "1_email": "a@b.example", "0": body }),
  }),
  (id, body) => ({ headers: { "next-action": id }, body: formOf({ "1_name": new Blob([body]), "0": body }) }),
  (id, body) => ({
    headers: {},
    body: formOf({
      $ACTION_REF_1: "",
      "$ACTION_1:0": JSON.stringify({ id, bound: "$@1" }),
      "$ACTION_1:1": body,
    }),
  }),
  (id, body) => ({
    headers: {},
    body: formOf({
      $ACTION_REF_1: "",
      "$ACTION_1:0": JSON.stringify({ id, bound: null }),
      $ACTION_KEY: body,
    }),
  }),
  (id, body) => ({ headers: {}, body: formOf({ [`$ACTION_ID_${id}`]: "", "0": body }) }),
  (id, body) => ({ headers: {}, body: formOf({ [`$ACTION_ID_${id}`]: new Blob([body]) }) }),
  (id, body) => ({
    headers: { "next-action": id, "content-type": MULTIPART },
    body: `--x\r\nContent-Disposition: form-data; name="0"; filename="a"\r\n\r\n${body}\r\n--x--\r\n`,
  }),
  (id, body) => ({ headers: { "next-action": id, "content-type": MULTIPART }, body: `--x\r\n${body}` }),
  (id, body) => ({
    headers: { "next-action": id, "content-type": TYPES[body.length % TYPES.length] ?? "" },
    body,
  }),
];

const FAULTS_SHOWN = 12;
const TOGETHER = 8;
const ANSWER_MS = 30_000;
const ACTIONS = listRealActions();
/** The number of bodies that are sent to each action in each of the WAYS. */
const BODIES_EACH = Math.ceil(Number(process.env.FUZZ_PAGE_CALLS ?? 1) / (ACTIONS.length * WAYS.length));
/** A test run makes the same calls each time. `npm run bench` sets a new FUZZ_SEED each time. */
const SEED = Number(process.env.FUZZ_SEED ?? 0);

/** The number of calls that were answered with each status. */
const answered = new Map<number | string, number>();

/** Sends a call. Returns a description of a server error or of a call without an answer; null for anything else. */
async function tryCall(path: string, { headers, body }: Call, cookie: string | null): Promise<string | null> {
  const init: RequestInit = {
    method: "POST",
    redirect: "manual",
    headers: { ...headers, ...(cookie === null ? {} : { cookie }), origin: baseUrl },
    body,
    signal: AbortSignal.timeout(ANSWER_MS),
  };
  const status = await fetch(baseUrl + path, init).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    (error: unknown) => String(error),
  );
  answered.set(status, (answered.get(status) ?? 0) + 1);
  return typeof status === "number" && status < 500 ? null : `${status} ${path}`;
}

let cookies: (string | null)[];
beforeAll(async () => {
  cookies = [null, await signIn(await makeFirm())];
});

/** The calls of one action. Each way of calling gets a different body, so that all actions together get every body. */
function* callsOf({ id, name, paths }: RealAction, number: number) {
  for (let each = 0; each < BODIES_EACH; each++)
    for (const [way, toCall] of WAYS.entries()) {
      const body = BODIES[(SEED + number * WAYS.length + way + each) % BODIES.length] ?? "";
      const path = paths[(number + way) % paths.length] ?? "/";
      const cookie = cookies[(number + way + each) % 2] ?? null;
      yield { path, cookie, call: toCall(id, body), about: `${name} way ${way} ${body.slice(0, 60)}` };
    }
}

test("no server action has a server error for a malformed body, and the log has no stack of one", async () => {
  expect(ACTIONS.length).toBeGreaterThan(100);
  const before = readFileSync(process.env.SERVER_LOG ?? "", "utf8").length;
  const calls = ACTIONS.flatMap((action, number) => [...callsOf(action, number)]);
  const faults: string[] = [];
  for (let made = 0; made < calls.length && faults.length < FAULTS_SHOWN; made += TOGETHER) {
    const some = calls.slice(made, made + TOGETHER);
    const found = await Promise.all(some.map(({ path, call, cookie }) => tryCall(path, call, cookie)));
    faults.push(...found.flatMap((fault, index) => (fault ? [`${fault} ${some[index]?.about}`] : [])));
  }
  expect(faults, `FUZZ_SEED=${SEED}`).toEqual([]);
  // Some of these bodies are accepted, so that the actions themselves are reached.
  expect(answered.get(200)).toBeGreaterThan(calls.length / 20);
  const lines = readFileSync(process.env.SERVER_LOG ?? "", "utf8")
    .slice(before)
    .split("\n")
    .filter(Boolean);
  expect(lines.filter((line) => !line.startsWith("{") || line.includes('"level":50'))).toEqual([]);
}, 3_600_000);
