import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";

const folder = mkdtempSync(path.join(tmpdir(), "surplus-outbox-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Loads the email adapter with `settings` as environment variables. */
async function mailOf(settings: Record<string, string | undefined>) {
  vi.resetModules();
  for (const [name, value] of Object.entries({ DATA_DIR: folder, ...settings })) vi.stubEnv(name, value);
  const { canSendMail, sendMail } = await import("@/lib/adapters/mail/send-mail");
  const { listLocalMail } = await import("@/lib/adapters/local-outbox");
  const { hasLocalOutbox } = await import("@/lib/env/local-outbox");
  return { canSendMail, sendMail, listLocalMail, hasLocalOutbox };
}

const mailFor = (key: string) => ({
  to: "a@example.com",
  subject: "Hello",
  text: "Come in.",
  idempotencyKey: key,
});
const LOCAL = { SURPLUS_LOCAL: "1", RESEND_API_KEY: undefined };

test("sendMail on a local server without a provider stores each email once and keeps it after a restart, in a file that only its owner can read", async () => {
  const { canSendMail, sendMail } = await mailOf(LOCAL);
  expect(canSendMail()).toBe(true);
  await Promise.all([sendMail(mailFor("one")), sendMail(mailFor("one"))]);
  await sendMail(mailFor("two"));
  const restarted = await mailOf(LOCAL);
  expect(await restarted.listLocalMail()).toHaveLength(2);
  const files = readdirSync(path.join(folder, "outbox"));
  expect(files).toHaveLength(2);
  for (const file of files) expect(statSync(path.join(folder, "outbox", file)).mode & 0o077).toBe(0);
});

test.each([
  ["a shared server", { SURPLUS_LOCAL: undefined, RESEND_API_KEY: undefined }],
  ["a local server with a provider", { SURPLUS_LOCAL: "1", RESEND_API_KEY: "re_of_a_test" }],
])("sendMail has no outbox on %s", async (_, settings) => {
  const { hasLocalOutbox } = await mailOf(settings);
  expect(hasLocalOutbox()).toBe(false);
});

test("sendMail on a shared server without a provider says that email is not set up", async () => {
  const { canSendMail, sendMail } = await mailOf({ SURPLUS_LOCAL: undefined, RESEND_API_KEY: undefined });
  expect(canSendMail()).toBe(false);
  await expect(sendMail(mailFor("three"))).rejects.toMatchObject({ code: "not_set_up" });
});
