import { expect, test, vi } from "vitest";
import { sendMail } from "@/lib/adapters/mail/send-mail";
import { AppError } from "@/lib/errors";
import { testMail } from "@/tests/support/mail";

const provider = testMail();
const MAIL = { to: "priya@example.com", subject: "S", text: "secret link", idempotencyKey: "k-1" };

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error as AppError,
  );

test("sendMail sends one email per key, even if it is called repeatedly", async () => {
  const sent = { outcome: "sent", providerId: "mail-k-1" };
  expect(await sendMail(MAIL)).toEqual(sent);
  expect(await sendMail(MAIL)).toEqual(sent);
  expect(provider.asked).toHaveLength(2);
  expect(provider.sent).toEqual([{ to: "priya@example.com", subject: "S", text: "secret link", key: "k-1" }]);
});

test.each([
  [429, { name: "rate_limit_exceeded" }, { "retry-after": "7" }, 7],
  [429, { name: "daily_quota_exceeded" }, {}, 60],
  [409, { name: "concurrent_idempotent_requests" }, {}, 60],
  [500, { name: "internal_server_error" }, {}, 60],
  [502, "<html>bad gateway for priya@example.com</html>", {}, 60],
  [401, { name: "missing_api_key" }, {}, 60],
  [403, { name: "invalid_api_key" }, {}, 60],
  [422, { name: "invalid_from_address" }, {}, 60],
] as const)(
  "sendMail treats the response %i %j as temporary, and its error does not quote the email",
  async (status, said, headers, seconds) => {
    const body = typeof said === "string" ? { html: said } : { ...said, statusCode: status };
    provider.answer = { status, body: { message: "for priya@example.com: secret link", ...body }, headers };
    const error = await errorOf(sendMail(MAIL));
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: "upstream_unavailable", retryAfterSeconds: seconds });
    expect(`${error?.message} ${error?.stack} ${JSON.stringify(error)}`).not.toMatch(/priya|secret/);
  },
);

test.each([
  [422, "validation_error"],
  [400, "validation_error"],
  [422, "invalid_parameter"],
])("sendMail treats the response %i %s as a permanent refusal", async (statusCode, name) => {
  provider.answer = { status: statusCode, body: { statusCode, name, message: "Invalid `to` field" } };
  expect(await sendMail(MAIL)).toEqual({ outcome: "refused" });
});

test("sendMail counts an email as sent if its key was already used for a different text", async () => {
  provider.answer = {
    status: 409,
    body: { statusCode: 409, name: "invalid_idempotent_request", message: "x" },
  };
  expect(await sendMail(MAIL)).toEqual({ outcome: "sent", providerId: null });
});

test("sendMail repeats a call to a busy provider with the same key, so that the email is sent once", async () => {
  const body = { statusCode: 429, name: "rate_limit_exceeded", message: "x" };
  provider.answer = { status: 429, body, headers: { "retry-after": "1" } };
  const sending = sendMail(MAIL);
  await expect.poll(() => provider.asked.length).toBe(1);
  provider.answer = null;
  expect(await sending).toMatchObject({ outcome: "sent" });
  expect(provider.asked.map(({ key }) => key)).toEqual(["k-1", "k-1"]);
  expect(provider.sent).toHaveLength(1);
});

test("sendMail puts the firm's name before our address, and the name cannot add a header or an address", async () => {
  const fromName = 'Harbour "Lending"\r\nBcc: x@evil.example <y@evil.example>';
  await sendMail({ ...MAIL, fromName, replyTo: "help@harbour.example", messageId: "mes_1" });
  expect(provider.sent[0]).toMatchObject({
    from: '"Harbour Lending Bcc: x evil.example y evil.example" <no-reply@surplus.example>',
    replyTo: "help@harbour.example",
    tag: "mes_1",
  });
});

test("sendMail stops waiting for the provider after ten seconds", async () => {
  provider.answer = "hang";
  const limit = new AbortController();
  const limited = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  try {
    const ended = vi.fn();
    const sending = errorOf(sendMail(MAIL)).finally(ended);
    await expect.poll(() => provider.asked.length).toBe(1);
    expect(limited.mock.calls).toEqual([[10_000]]);
    expect(ended).not.toHaveBeenCalled();
    limit.abort();
    expect(await sending).toMatchObject({ code: "upstream_unavailable" });
  } finally {
    limited.mockRestore();
  }
});
