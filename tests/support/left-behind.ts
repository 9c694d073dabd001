// Fails a test file that changes its process and does not undo the change. Without this check, a later test file
// would fail instead, and only if the files run in certain orders.
import { Server, ServerResponse } from "node:http";
import { afterAll, beforeAll } from "vitest";

/** The parts of a process that its test files share and that a test might replace, by name. */
const shared = (): Readonly<Record<string, unknown>> => ({
  "process.env": process.env,
  Date,
  setTimeout,
  fetch,
  "Math.random": Math.random,
  "console.error": console.error,
  "Server.prototype.emit": Server.prototype.emit,
  "ServerResponse.prototype.setHeader": ServerResponse.prototype.setHeader,
  "ServerResponse.prototype.writeHead": ServerResponse.prototype.writeHead,
  "ServerResponse.prototype.write": ServerResponse.prototype.write,
  ...settings(),
});

/**
 * Returns the settings that a test file must not change. Returns none for files of the project "fresh", because each of
 * them starts with the shell's settings. Omits the mail provider's settings, because all files of the project "mail"
 * set the same ones.
 */
function settings(): Readonly<Record<string, unknown>> {
  if ("surplusTestShell" in globalThis) return {};
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(RESEND_|MAIL_FROM$)/.test(name)),
  );
}

let before: ReturnType<typeof shared>;
beforeAll(() => {
  before = shared();
});
afterAll(() => {
  const after = shared();
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => before[name] !== after[name]);
  if (changed.length > 0)
    throw new Error(`This file leaves its process changed: ${changed.join(", ")}. Restore it in afterAll.`);
});
