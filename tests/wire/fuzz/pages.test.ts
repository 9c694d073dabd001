// Calls every page with random headers, form fields and encodings, without an account. FUZZ_PAGE_CALLS sets the
// number of calls; `npm run bench` makes twenty thousand.
import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { listRealActions, toPagePath } from "@/tests/wire/support/real-actions";
import { baseUrl } from "@/tests/wire/support/server";

/** The URL of every page, without route groups and with its variables filled in. */
const PAGES = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => toPagePath(path.dirname(file)));

const CALLS = Number(process.env.FUZZ_PAGE_CALLS ?? 1_500);
/**
 * A test run makes the same calls each time. `npm run bench` sets a new FUZZ_SEED each time. A failure prints the seed.
 */
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const TOGETHER = 8;
const FAULTS_SHOWN = 12;
/** An action that no page has, and the action of the sign-in page. */
const ACTION_IDS = ["40".repeat(21), listRealActions().find(({ name }) => name === "signInAction")?.id ?? ""];
const HEADERS = [
  ...["rsc", "next-router-prefetch", "next-router-segment-prefetch", "next-router-state-tree", "next-url"],
  ...[
    "next-action",
    "next-hmr-refresh",
    "x-nextjs-data",
    "x-nextjs-html-request-id",
    "x-middleware-subrequest",
  ],
  ...["accept", "accept-encoding", "cookie", "range", "if-none-match", "forwarded", "x-forwarded-host"],
  ...["x-forwarded-proto", "content-encoding", "x-action-forwarded", "x-matched-path", "x-invoke-path"],
];
const TYPES = [
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "application/x-www-form-urlencoded",
  "application/json",
  "text/plain;charset=UTF-8",
  "text/x-component",
  "",
];
const VALUES = [
  ...[
    "1",
    "",
    "constructor",
    "__proto__",
    "%",
    "%00",
    "[]",
    "{}",
    "null",
    "/../..",
    "https://elsewhere.example",
  ],
  ...[
    ...ACTION_IDS,
    "a=b; next-auth.session-token=x",
    "$ACTION_ID_x",
    "[".repeat(3_000),
    "é".repeat(50),
    "$@1",
  ],
];
const PARTS = '--x\r\nContent-Disposition: form-data; name="';

/**
 * Returns a generator of random numbers that are the same for the same seed, so that a failure can be repeated
 * (mulberry32).
 */
function randomFrom(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
}

function makeCall(seed: number): { place: string; init: RequestInit } {
  const pick = randomFrom(seed);
  const one = <T>(list: readonly T[]): T => list[pick(list.length)] as T;
  const headers: Record<string, string> = {};
  for (let count = pick(4); count > 0; count--)
    headers[one(HEADERS)] = encodeURI(one(VALUES)).slice(0, 8_000);
  const path = one(PAGES) + one(["", "", "?_rsc=x", "?x=%5B", "/", "?callbackUrl=//x"]);
  if (pick(2) === 0) return { place: path, init: { headers } };
  const [name, value] = [one(["0", "1_$ACTION_ID_", "$ACTION_1:0", "$ACTION_KEY", "email"]), one(VALUES)];
  const bodies = [
    value,
    `${name}=${value}`,
    JSON.stringify([value]),
    `${PARTS}${name}"\r\n\r\n${value}\r\n--x--\r\n`,
  ];
  return {
    place: path,
    init: { method: "POST", headers: { ...headers, "content-type": one(TYPES) }, body: one(bodies) },
  };
}

/** Makes a call; returns a description of a server error, or null. */
async function tryCall(seed: number): Promise<string | null> {
  const { place, init } = makeCall(seed);
  const answer = await fetch(baseUrl + place, { redirect: "manual", ...init });
  await answer.arrayBuffer();
  if (answer.status < 500) return null;
  return `${answer.status} ${place} seed ${seed} ${JSON.stringify(init).slice(0, 300)}`;
}

test(`pages have no server error in ${CALLS} calls with unusual headers and form encodings`, async () => {
  expect(PAGES.length).toBeGreaterThan(20);
  const faults: string[] = [];
  for (let made = 0; made < CALLS && faults.length < FAULTS_SHOWN; made += TOGETHER) {
    const seeds = Array.from({ length: TOGETHER }, (_, index) => SEED + made + index);
    faults.push(...(await Promise.all(seeds.map(tryCall))).filter((fault) => fault !== null));
  }
  expect(faults, `FUZZ_SEED=${SEED}`).toEqual([]);
}, 3_600_000);
