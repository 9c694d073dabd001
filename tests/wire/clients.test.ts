import { execFile } from "node:child_process";
import { cp, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "@/scripts/install.mjs";
import { testFolder } from "@/tests/support/folder";
import { type Firm, makeFirm, makeReady } from "@/tests/wire/support/firm";
import { baseUrl } from "@/tests/wire/support/server";

const run = promisify(execFile);
const folder = testFolder();

let firm: Firm;
let ready: string;
beforeAll(async () => {
  firm = await makeFirm();
  ready = await makeReady(firm);
}, 120_000);

const asked = () => ({
  PATH: process.env.PATH,
  HOME: folder,
  BASE_URL: baseUrl,
  KEY: firm.testKey,
  READY: ready,
});

/** The actions and output of both programs: a request created and read, two files, endpoints, and two refusals. */
const EXPECTED = {
  status: "pending_consent",
  listed: true,
  verification: expect.stringMatching(/^SIQ-/),
  pdf: "%PDF",
  workbook: "PK",
  endpoint: ["report.ready"],
  removed: true,
  refusal: { status: 404, code: "not_found" },
  invalid: 422,
};

describe("the TypeScript client, as the package from npm pack", () => {
  let packed: string;
  // Done in a hook, so that it does not count for the test's time limit: the compiler and npm take most of a minute on
  // a busy machine.
  beforeAll(async () => {
    const script = path.join(ROOT, "scripts", "client-package.mjs");
    packed = (await run(process.execPath, [script, folder])).stdout.trim();
  }, 120_000);

  test("installs without other packages, and runs against the server", async () => {
    expect(path.basename(packed)).toBe("surplus-client-1.0.0.tgz");
    const installed = path.join(folder, "node_modules", "surplus-client");
    await mkdir(installed, { recursive: true });
    await run("tar", ["-xzf", packed, "-C", installed, "--strip-components=1"]);
    const program = path.join(folder, "main.mjs");
    await writeFile(
      program,
      `import { ApiError, createClient } from "surplus-client";
import { verifyWebhook } from "surplus-client/webhook";
const { BASE_URL, KEY, READY } = process.env;
const surplus = createClient({ baseUrl: BASE_URL, apiKey: KEY });
const made = await surplus.requests.create({ client_name: "Priya Raman", report_type: "affordability" });
const status = (await surplus.requests.get(made.id)).status;
const { data } = await surplus.requests.list({ limit: 10 });
const report = await surplus.reports.json(READY);
const start = (bytes, length) => Buffer.from(bytes).subarray(0, length).toString();
const added = await surplus.webhooks.add({ url: "https://broker.example/hooks", events: ["report.ready"] });
const removed = (await surplus.webhooks.remove(added.id)).removed;
const refused = await surplus.requests.get("req_unknown").catch((error) => error);
const invalid = await surplus.requests.create({ client_name: 7 }).catch((error) => error);
if (!(refused instanceof ApiError) || typeof verifyWebhook !== "function") throw new Error("not as described");
console.log(JSON.stringify({
  status, listed: data.some(({ id }) => id === made.id), verification: report.verification.id,
  pdf: start(await surplus.reports.pdf(READY), 4), workbook: start(await surplus.reports.xlsx(READY), 2),
  endpoint: added.events, removed, refusal: { status: refused.status, code: refused.code }, invalid: invalid.status,
}));`,
    );
    const answer = await run(process.execPath, [program], { env: asked() as unknown as NodeJS.ProcessEnv });
    expect(JSON.parse(answer.stdout)).toEqual(EXPECTED);
  });
});

describe("the Python client", () => {
  test("compiles, and runs against the server with only the standard library", async () => {
    await cp(path.join(ROOT, "public", "clients", "surplus.py"), path.join(folder, "surplus.py"));
    await run("python3", ["-I", "-m", "py_compile", path.join(folder, "surplus.py")]);
    const program = path.join(folder, "main.py");
    await writeFile(
      program,
      `import json, os
from surplus import ApiError, Client

surplus = Client(os.environ["BASE_URL"], os.environ["KEY"])
ready = os.environ["READY"]
made = surplus.create_request({"client_name": "Priya Raman", "report_type": "affordability"})
added = surplus.add_webhook_endpoint({"url": "https://broker.example/hooks", "events": ["report.ready"]})

def refusal(call):
    try:
        call()
    except ApiError as error:
        return error

refused = refusal(lambda: surplus.get_request("req_unknown"))
print(json.dumps({
    "status": surplus.get_request(made["id"])["status"],
    "listed": any(each["id"] == made["id"] for each in surplus.list_requests(limit=10)["data"]),
    "verification": surplus.get_report(ready)["verification"]["id"],
    "pdf": surplus.get_report_pdf(ready)[:4].decode(),
    "workbook": surplus.get_report_xlsx(ready)[:2].decode(),
    "endpoint": added["events"],
    "removed": surplus.remove_webhook_endpoint(added["id"])["removed"],
    "refusal": {"status": refused.status, "code": refused.code},
    "invalid": refusal(lambda: surplus.create_request({"client_name": 7})).status,
}))
`,
    );
    // Runs Python without -I, so that Python finds modules in the folder of the program. The option -S leaves out
    // installed packages.
    const answer = await run("python3", ["-S", program], { env: asked() as unknown as NodeJS.ProcessEnv });
    expect(JSON.parse(answer.stdout)).toEqual(EXPECTED);
  });

  test("is served with the documents exactly as in the repository", async () => {
    const answer = await fetch(`${baseUrl}/clients/surplus.py`);
    expect([answer.status, (await answer.text()).startsWith('"""A client of the Surplus API')]).toEqual([
      200,
      true,
    ]);
  });
});
