import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CERTIFICATE } from "@/tests/support/localhost-certificate";
import { type Manner, type SmtpStandIn, startSmtp } from "@/tests/support/smtp-server";

/**
 * A CA certificate that the email adapter trusts, so that it accepts the tests' certificate; null for none. The name in
 * the tests' certificate is checked in any case.
 */
const trust = vi.hoisted(() => ({ ca: null as string | null }));
vi.mock("node:tls", async (original) => {
  const tls = await original<typeof import("node:tls")>();
  const connect = (options: object) => tls.connect({ ...options, ...(trust.ca ? { ca: trust.ca } : {}) });
  return { ...tls, connect };
});

let server: SmtpStandIn | null = null;
beforeEach(() => {
  trust.ca = CERTIFICATE;
});
afterEach(async () => {
  await server?.close();
  server = null;
});

const USER = "smtp-user:s3cret@";
const MAIL = { to: "priya@example.com", subject: "S", text: "secret link", idempotencyKey: "k-1" };

/**
 * Starts a mail server that behaves as `manner` says, and loads the adapter again, because the adapter reads its
 * settings only once.
 */
async function mailBy(manner: Manner, { scheme = "smtp", user = USER, host = "localhost" } = {}) {
  server = await startSmtp(manner);
  Object.assign(process.env, {
    SMTP_URL: `${scheme}://${user}${host}:${server.port}`,
    MAIL_FROM: "Surplus <no-reply@surplus.example>",
  });
  for (const name of ["RESEND_API_KEY", "RESEND_WEBHOOK_SECRET", "SURPLUS_LOCAL"]) delete process.env[name];
  vi.resetModules();
  const { canSendMail, sendMail } = await import("@/lib/adapters/mail/send-mail");
  const { checkMail } = await import("@/lib/adapters/mail/check-mail");
  return { canSendMail, sendMail, checkMail, server };
}

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Error) => error,
  );

describe("sendMail over SMTP", () => {
  test.each<[string, Manner, string]>([
    ["STARTTLS and AUTH PLAIN", { offersTls: true, auth: "PLAIN" }, "smtp"],
    ["STARTTLS and AUTH LOGIN", { offersTls: true, auth: "LOGIN" }, "smtp"],
    ["TLS from the start", { isImplicitTls: true, auth: "PLAIN" }, "smtps"],
  ])("delivers over %s", async (_, manner, scheme) => {
    const { canSendMail, sendMail, checkMail, server } = await mailBy(manner, { scheme });
    expect(canSendMail()).toBe(true);
    expect(await checkMail()).toBe("smtp");
    expect(await sendMail(MAIL)).toEqual({ outcome: "sent", providerId: null });
    expect(server.taken).toMatchObject([
      { from: "no-reply@surplus.example", to: "priya@example.com", isEncrypted: true, user: "smtp-user" },
    ]);
  });

  test("signs in only after TLS has started", async () => {
    const { sendMail, server } = await mailBy({ offersTls: true, auth: "PLAIN" });
    await sendMail(MAIL);
    const words = server.heard.map((line) => line.split(/[ :]/)[0]);
    expect(words.slice(0, 4)).toEqual(["EHLO", "STARTTLS", "EHLO", "AUTH"]);
  });

  test("sends without signing in if the URL has no account", async () => {
    const { sendMail, server } = await mailBy({}, { user: "" });
    expect(await sendMail(MAIL)).toMatchObject({ outcome: "sent" });
    expect(server.taken).toMatchObject([{ user: null, isEncrypted: false }]);
  });

  test("uses the same Message-ID for the same key, and leaves leading dots and non-Latin text intact", async () => {
    const text = ".\r\n..two\nZoë Nguyễn\n.";
    const { sendMail, server } = await mailBy({ offersTls: true, auth: "PLAIN" });
    const mail = {
      ...MAIL,
      text,
      subject: "Für Zoë Nguyễn: ein langer Betreff, der zwei Zeilen braucht, so lang",
    };
    await sendMail(mail);
    await sendMail(mail);
    const [one = "", two = ""] = server.taken.map(({ message }) => message);
    const idOf = (message: string) => /^Message-ID: <\S+>$/m.exec(message)?.[0];
    expect(idOf(one)).toBeDefined();
    expect(idOf(two)).toBe(idOf(one));
    expect(Buffer.from(bodyOf(one), "base64").toString()).toBe(text);
    const words = [...one.matchAll(/=\?utf-8\?B\?([^?]*)\?=/g)].map(([, word = ""]) =>
      Buffer.from(word, "base64"),
    );
    expect(Buffer.concat(words).toString()).toBe(mail.subject);
    for (const line of one.split("\r\n")) expect(line.length).toBeLessThanOrEqual(78);
    expect(one).toMatch(/^Auto-Submitted: auto-generated$/m);
  });

  test("sends HTML, an inline picture and a named attachment", async () => {
    const { sendMail, server } = await mailBy({ offersTls: true, auth: "PLAIN" });
    const attachments = [
      { filename: "logo.png", contentType: "image/png", bytes: Uint8Array.of(1, 2, 3), contentId: "logo" },
      { filename: "Beleg Zoë.pdf", contentType: "application/pdf", bytes: new Uint8Array(500).fill(7) },
    ];
    await sendMail({
      ...MAIL,
      html: "<p>Hallo <img src=cid:logo></p>",
      attachments,
      replyTo: "help@firm.example",
    });
    const message = server.taken[0]?.message ?? "";
    const kinds = [...message.matchAll(/^Content-Type: ([^;\r\n]+)/gm)].map(([, kind]) => kind);
    expect(kinds).toEqual([
      "multipart/mixed",
      "multipart/alternative",
      "text/plain",
      "multipart/related",
      "text/html",
      "image/png",
      "application/pdf",
    ]);
    expect(message).toMatch(/^Content-ID: <logo>$/m);
    expect(message).toContain(`filename*=UTF-8''Beleg%20Zo%C3%AB.pdf`);
    expect(message).toContain("Reply-To: help@firm.example\r\n");
  });

  test.each(["priya@example.com>\r\nRCPT TO:<x@evil.example", "priya", "a b@example.com", "zoë@example.com"])(
    "refuses the address %j without connecting to the server",
    async (to) => {
      const { sendMail, server } = await mailBy({ offersTls: true, auth: "PLAIN" });
      expect(await sendMail({ ...MAIL, to })).toEqual({ outcome: "refused" });
      expect(server.heard).toEqual([]);
    },
  );

  test("prevents a name or subject from starting another header", async () => {
    const { sendMail, server } = await mailBy({ offersTls: true, auth: "PLAIN" });
    const evil = "Hi\r\nBcc: x@evil.example";
    await sendMail({ ...MAIL, fromName: evil, subject: evil, replyTo: "a@b.example\r\nBcc: y@evil.example" });
    expect(server.taken[0]?.message).not.toMatch(/^Bcc:/im);
  });

  test.each([
    [{ RCPT: "550 5.1.1 no such user priya@example.com" }],
    [{ RCPT: "550 No such user" }],
    [{ RCPT: "553 mailbox name invalid" }],
    [{ message: "550 5.1.1 no such user" }],
  ])("treats %j as a permanent refusal of the address", async (says) => {
    const { sendMail } = await mailBy({ offersTls: true, auth: "PLAIN", says });
    expect(await sendMail(MAIL)).toEqual({ outcome: "refused" });
  });

  test.each<[string, Manner]>([
    ["greylisting", { says: { RCPT: "450 4.2.0 priya@example.com: try later" } }],
    ["a full mailbox", { says: { RCPT: "552 5.2.2 priya@example.com is full" } }],
    ["a refusal to relay", { says: { RCPT: "550 5.7.1 relaying denied for priya@example.com" } }],
    ["a refused sender", { says: { MAIL: "550 5.1.8 secret link" } }],
    ["a message that looks like spam", { says: { message: "554 5.7.1 secret link is spam" } }],
    ["a wrong password", { password: "other" }],
    ["a busy server", { says: { greeting: "421 4.3.2 secret link" } }],
    ["a server without AUTH", { auth: null }],
  ])("treats %s as temporary, and its error does not quote the email", async (_, manner) => {
    const { sendMail } = await mailBy({ offersTls: true, auth: "PLAIN", ...manner });
    const error = await errorOf(sendMail(MAIL));
    expect(error).toMatchObject({ code: "upstream_unavailable", retryAfterSeconds: 60 });
    expect(`${error?.message} ${error?.stack} ${JSON.stringify(error)}`).not.toMatch(
      /priya|secret|s3cret|smtp-user/,
    );
  });

  test("sends neither password nor email to a server with an untrusted certificate", async () => {
    const { sendMail, checkMail, server } = await mailBy({ offersTls: true, auth: "PLAIN" });
    trust.ca = null;
    expect(await errorOf(sendMail(MAIL))).toMatchObject({ code: "upstream_unavailable" });
    expect(await checkMail()).toBe("smtp_tls");
    expect(server.heard.filter((line) => !/^(EHLO|STARTTLS)/.test(line))).toEqual([]);
  });
});

describe("checkMail over SMTP", () => {
  test("names the mail server and the problem for the doctor command, without a secret", async () => {
    await mailBy({ offersTls: true, auth: "PLAIN" });
    const { examineMail } = await import("@/lib/company/operator/examine-mail");
    const said = "The mail server localhost accepts our connection and sends from surplus.example.";
    expect(await examineMail()).toEqual([{ area: "mail", level: "ok", words: said }]);
    await server?.close();
    await mailBy({ offersTls: true, auth: "PLAIN", password: "other" });
    const again = await import("@/lib/company/operator/examine-mail");
    const [found] = await again.examineMail();
    expect(found).toMatchObject({
      level: "fault",
      words: expect.stringContaining("user and password in SMTP_URL"),
    });
    expect(JSON.stringify(found)).not.toMatch(/s3cret|smtp-user/);
  });

  test("recognises a wrong password and an unavailable server", async () => {
    const { checkMail, server } = await mailBy({ offersTls: true, auth: "PLAIN", password: "other" });
    expect(await checkMail()).toBe("smtp_auth");
    await server.close();
    expect(await checkMail()).toBe("smtp_unreachable");
  });

  test("stops waiting for an unresponsive server after ten seconds", async () => {
    const { checkMail } = await mailBy({ isMute: true });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const ended = vi.fn();
      const checking = checkMail().finally(ended);
      await setImmediate();
      vi.advanceTimersByTime(9_999);
      await setImmediate();
      expect(ended).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(await checking).toBe("smtp_unreachable");
    } finally {
      vi.useRealTimers();
    }
  });
});

test("readSmtpUrl reads an account and the usual ports, and refuses every other form", async () => {
  const { readSmtpUrl } = await import("@/lib/adapters/mail/smtp");
  expect(readSmtpUrl("smtp://a%40b:p%2Fw@mail.example")).toEqual({
    host: "mail.example",
    port: 587,
    isImplicitTls: false,
    user: "a@b",
    password: "p/w",
  });
  expect(readSmtpUrl("smtps://mail.example")).toMatchObject({ port: 465, isImplicitTls: true, user: null });
  for (const text of [
    "https://mail.example",
    "smtp://mail.example/x",
    "mail.example",
    "smtp://%:x@mail.example",
  ])
    expect(readSmtpUrl(text)).toBeNull();
});

test("sendMail sends nothing to a mail server on another machine unless the connection uses TLS", async () => {
  const { greetSmtp, readSmtpUrl } = await import("@/lib/adapters/mail/smtp");
  server = await startSmtp({});
  const own = readSmtpUrl(`smtp://127.0.0.1:${server.port}`);
  if (!own) throw new Error("no server");
  // 0.0.0.0 reaches this machine but does not count as local, so the connection needs TLS.
  await expect(greetSmtp({ ...own, host: "0.0.0.0" })).rejects.toMatchObject({ step: "tls" });
  expect(server.heard.map((line) => line.split(" ")[0])).toEqual(["EHLO"]);
});

function bodyOf(message: string): string {
  return message.slice(message.indexOf("\r\n\r\n") + 4).replace(/\s/g, "");
}
