// The portal's part of the bench: what its list of a hundred thousand requests takes on the server, searches included, beside
// the bare query each page is made of.
import pg from "pg";
import { openCallers, percentile } from "./load.mjs";
import { startProduct } from "./product.mjs";
import { count, ms, pad } from "./table.mjs";

const CALLS = 40;
const WARM_CALLS = 10;
/** Every page of the portal is to be made in less. `--check` refuses twice as much, which a busy machine may take. */
const AIM_MS = 200;

/** What is looked at: the address, and the same as the values of page_requests after company and environment. */
const PAGES = {
  newest: ["", {}],
  oldest: ["sort=oldest", { isDescending: false }],
  "latest step first": ["sort=changed", { byChange: true }],
  "a hundred rows": ["rows=100", { size: 101 }],
  "by stage": ["stage=ready", { stage: "ready" }],
  "by a stage nobody is in": ["stage=analysing", { stage: "analysing" }],
  "days a year ago": ["from=2025-11-01&to=2025-11-07", { first: "2025-11-01", last: "2025-11-07" }],
  "search, common": ["q=nguyen", { words: ["%nguyen%"] }],
  "search, five rows": ["q=zebulon", { words: ["%zebulon%"] }],
  "search, nobody": ["q=nobody+at+all", { words: ["%nobody%", "%at%", "%all%"] }],
  "search, nobody, latest step": ["q=nobody&sort=changed", { words: ["%nobody%"], byChange: true }],
};

const QUERY = "select * from page_requests($1, 'test', $2, $3, $4, null, null, $5, null, null, $6, $7, $8)";

/** Signs in as a program does, and gives the cookie. */
async function signIn(pool, { email, password }) {
  const first = await pool.request({ method: "GET", path: "/api/auth/csrf" });
  const { csrfToken } = await first.body.json();
  const body = new URLSearchParams({ csrfToken, email, password, json: "true" }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded", cookie: cookiesOf(first) };
  const answer = await pool.request({
    method: "POST",
    path: "/api/auth/callback/credentials",
    headers,
    body,
  });
  await answer.body.dump();
  return cookiesOf(answer);
}

const cookiesOf = ({ headers }) =>
  [headers["set-cookie"] ?? []]
    .flat()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

async function timeCalls(call) {
  const times = [];
  for (let n = -WARM_CALLS; n < CALLS; n++) {
    const began = performance.now();
    await call();
    if (n >= 0) times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b);
}

function valuesOf(
  companyId,
  { size = 26, byChange = false, isDescending = true, stage, first, last, words },
) {
  return [companyId, size, byChange, isDescending, stage ?? null, first ?? null, last ?? null, words ?? null];
}

async function measure(product) {
  const { facts, baseUrl } = product;
  const pool = openCallers(baseUrl, 1);
  const client = new pg.Client({ connectionString: product.appUrl });
  await client.connect();
  const slow = [];
  try {
    const cookie = await signIn(pool, facts.login);
    console.log(
      `\nThe portal's list of ${count(facts.count)} requests, ${CALLS} times each, beside its query:`,
    );
    for (const [name, [query, wish]] of Object.entries(PAGES)) {
      const page = await timeCalls(async () => {
        const { statusCode, body } = await pool.request({
          method: "GET",
          path: `/test/requests?${query}`,
          headers: { cookie },
        });
        await body.dump({ limit: 10_000_000 });
        if (statusCode !== 200) throw new Error(`the page of ${name} answered ${statusCode}`);
      });
      const values = valuesOf(facts.companyId, wish);
      const bare = await timeCalls(() => client.query({ name: "bare", text: QUERY, values }));
      const p95 = percentile(page, 0.95);
      if (p95 > 2 * AIM_MS) slow.push(`the list, ${name}: p95 ${ms(p95)}`);
      const [half, bareHalf] = [page, bare].map((times) => pad(ms(percentile(times, 0.5)), 10));
      console.log(`${name.padEnd(28)}p50${half}   p95${pad(ms(p95), 10)}   query p50${bareHalf}`);
    }
    console.log(`Aim: every page under ${AIM_MS} ms.`);
  } finally {
    await client.end();
    await pool.close();
  }
  return slow;
}

/** Prints the portal's part. Returns false where `check` is asked for and a page takes more than a busy machine explains. */
export async function benchPortal({ check }) {
  console.log("\nBuilding and starting the product with a hundred thousand requests …");
  const product = await startProduct();
  try {
    const slow = await measure(product);
    for (const miss of check ? slow : []) console.error(`Too slow: ${miss}.`);
    return !check || slow.length === 0;
  } finally {
    await product.stop();
  }
}
