import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);

const PROGRAM = `
const { tameConsole } = await import("@/lib/telemetry/tame-console.ts");
tameConsole();
console.error(Object.assign(new Error("choked on canary-value"), { code: "P2002" }));
console.error("⨯ GET /connect/canary-link", { body: "canary-body" });
console.warn("canary-warning");
console.warn(new Error("Invalid Server Actions request."));
console.warn(new Error('Failed to find Server Action "canary". This request might be from an older deployment.'));
console.warn(new Error("The Server Reference ID did not match the expected format. Received canary."));
console.warn(new TypeError("canary-other"));
console.log("canary-said");
console.info("canary-info");
console.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
`;

test("tameConsole turns the framework's output into a log line without its text", async () => {
  const { stdout, stderr } = await run(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "-e", PROGRAM],
    { env: { ...process.env, LOG_LEVEL: "debug" } },
  );
  expect(stderr).toBe("");
  const lines = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines).toHaveLength(10);
  expect(lines[0]).toMatchObject({ level: 50, error: { name: "Error", code: "P2002" } });
  expect(lines.map(({ level }) => level)).toEqual([50, 50, 40, 40, 40, 40, 40, 20, 20, 30]);
  // A form for an unknown action, which anyone can send, is logged without a stack; all further warnings have a stack.
  for (const line of lines.slice(3, 6)) {
    expect(line).toMatchObject({ code: "unknown_action", msg: "the framework warns" });
    expect(line).not.toHaveProperty("error");
  }
  expect(lines[6].error).toMatchObject({
    name: "TypeError",
    frames: expect.arrayContaining([expect.any(String)]),
  });
  expect(lines[9]).toMatchObject({ code: "caller_left", msg: "the framework reports an error" });
  expect(lines[9]).not.toHaveProperty("error");
  expect(stdout).not.toContain("canary");
});
