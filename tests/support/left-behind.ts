// Fails a file that leaves its process changed for the next one. Otherwise only some later file fails, and only in the
// order in which a machine happens to run them.
import { Server, ServerResponse } from "node:http";
import { afterAll, beforeAll } from "vitest";

/** What files of a process share and a test is tempted to replace, by name. */
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

/** Settings that a file must leave. Files of "fresh" start with the shell's; all files of "mail" set the same provider. */
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
