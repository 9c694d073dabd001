// Fails a test file that leaves its process changed for the next file. Without this check, a later file would fail,
// and only in some orders of the files.
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
 * The settings that a file must leave unchanged. Files of "fresh" start with the shell's; all files of "mail" set the
 * same provider.
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
